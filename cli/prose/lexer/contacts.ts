import type { Shape } from './recognizer.ts';

const phone =
  /(?<![\d.,-])(?:tel:|sms:)?(?:\+?1[-. ]?)?\(?\d{3}\)?[./\s\p{Pd}]{0,3}\d{3}[./ \p{Pd}]{0,3}(?:\d{4}|[A-Z]{4})(?![\d-])/gu;
/** "Call us at 555-0100". */
const local = /(?<=\b(?:call|dial|phone|text|reach)(?: us)?(?: at| on)? )\d{3}[-.]\d{4}(?![\d-])/gi;
/** "1-800-FLOWERS". */
const vanity = /(?<![\d-])(?:1[-. ])?8(?:00|33|44|55|66|77|88)[-. ](?=[A-Z-]*[A-Z]{3})[A-Z\d-]{7,9}(?![\w-])/g;
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const postalCode = /\b\d{5}\b(?<=\b(?:[A-Z]{2}|(?i:zip(?: code)?:?|postal code:?)),? \d{5})|(?<![\d$,.])0\d{4}(?!\d)/g;
/** A period in the name must not end the match: "100 St. Georges Avenue", "7 Martin L. King Drive". */
const street =
  /(?<![\d$,.:])\d{1,5} (?![AP]M )(?:(?:[NSEW]|St|Mt|Ft|Dr)\. )?(?:[A-Z](?:\.|[\w'’]*) ){0,3}([A-Z][a-z]+)\b/g;

const roads =
  'street st avenue ave road rd lane ln drive dr boulevard blvd court ct place pl pike highway parkway turnpike terrace circle';
const streetWords = new Set(roads.split(' '));

/** True for words that make the name before them the name of a road. */
export const isRoad = (after: string) => streetWords.has(/^ (\w+)/.exec(after)?.[1]?.toLowerCase() ?? '');

const phoneKey = ([words]: RegExpExecArray) => words.replace(/[^\dA-Z]/g, '').slice(-10);

/** E-mail addresses, phone numbers, ZIP codes and street addresses. */
export const contacts: readonly Shape[] = [
  { kind: 'email', pattern: email, keyOf: ([words]) => words.toLowerCase() },
  ...[phone, local, vanity].map((pattern): Shape => ({ kind: 'phone', pattern, keyOf: phoneKey })),
  { kind: 'address', unit: 'postal code', pattern: postalCode, keyOf: ([digits]) => digits },
  {
    kind: 'address',
    unit: 'street',
    pattern: street,
    keyOf([words, last = ''], vocabulary) {
      const isStreet = [streetWords, vocabulary.streetWords].some((known) => known.has(last.toLowerCase()));
      return isStreet ? words.toLowerCase().replace(/\s+/g, ' ') : undefined;
    },
  },
];
