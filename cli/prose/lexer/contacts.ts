import type { Figure } from '../figure.ts';
import type { Recognizer } from './recognizer.ts';

const phone =
  /(?<![\d.,-])(?:tel:|sms:)?(?:\+?1[-. ]?)?\(?\d{3}\)?[-.\s]?\d{3}[-. \u2011]?(?:\d{4}|[A-Z]{4})(?![\d-])/g;
/** "1-800-FLOWERS". */
const vanity = /(?<![\d-])(?:1[-. ])?8(?:00|33|44|55|66|77|88)[-. ](?=[A-Z-]*[A-Z]{3})[A-Z\d-]{7,9}(?![\w-])/g;
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const postalCode = /\b(?:[A-Z]{2}|zip(?: code)?:?|postal code:?),? (\d{5})(?:-\d{4})?\b|(?<![\d$,.])(0\d{4})(?!\d)/gi;
const street = /(?<![\d$,.])(\d{1,5}) ((?:[A-Z][\w.'’]* ){0,3})([A-Z][a-z]+)\b/g;

const keypad = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const streetWords = new Set(
  'street st avenue ave road rd lane ln drive dr boulevard blvd court ct place pl pike highway parkway turnpike terrace circle'.split(
    ' ',
  ),
);

/** Phone numbers, e-mail addresses, street addresses and ZIP codes. */
export const findContacts: Recognizer = (text, _, vocabulary) => [
  ...[...text.matchAll(email)].map((match) => at('email', match[0].toLowerCase(), match.index, match[0])),
  ...[...text.matchAll(phone), ...text.matchAll(vanity)].flatMap((match) => {
    const digits = match[0].replace(/[A-Z]/g, keyOf).replace(/\D/g, '').slice(-10);
    // Ten digits in a row may be anything.
    return digits.length < 10 ? [] : [at('phone', digits, match.index, match[0])];
  }),
  ...[...text.matchAll(postalCode)].flatMap((match) => {
    const digits = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(digits);
    return [{ ...at('address', digits, start, digits), unit: 'postal code' }];
  }),
  ...[...text.matchAll(street)].flatMap((match) => {
    const [words, number = '', middle = '', last = ''] = match;
    const isStreet = streetWords.has(last.toLowerCase()) || vocabulary.streetWords.has(last.toLowerCase());
    if (!isStreet) return [];
    const key = `${number} ${middle}${last}`.toLowerCase().replace(/\s+/g, ' ');
    return [{ ...at('address', key, match.index, words), unit: 'street' }];
  }),
];

function at(kind: Figure['kind'], key: string, start: number, text: string): Figure {
  const span = { start, end: start + text.length };
  return { kind, key, values: [], text, ...span, numbers: [span] };
}

function keyOf(letter: string): string {
  return String(keypad.findIndex((letters) => letters.includes(letter)) + 2);
}
