import type { Figure } from '../figures/index.ts';
import type { Fit } from './fit.ts';
import { type Level, wordsAt } from './surroundings.ts';

const callLines =
  /^[\s-]+(?:a day )?(?:emergency|roadside|hotline|help ?line|phone line|line|support|answering|assistance|notice)\b/i;

/**
 * A figure that says something of the business only where the words around it name a fact: "a five-minute walk", "100% electric",
 * "around noon", "one person", "our 24-hour hotline", and a drive that is no vehicle's.
 * @param value the text that it stands in
 */
export function isLoose(figure: Figure, value: string): boolean {
  switch (figure.kind) {
    case 'drive':
      return true;
    case 'seats':
      return figure.value === 1;
    case 'time':
      return figure.clock === 'word' && /^(?:noon|midnight)$/i.test(figure.text) && !isDeadline(figure, value);
    case 'date':
      return /^--\d\d$/.test(figure.value);
    case 'percent':
      return figure.value === 100;
    case 'duration':
      if (figure.unit === 'minute' || figure.unit === 'second') return !isPromise(figure, value);
      return figure.unit === 'hour' && figure.value === 24 && callLines.test(value.slice(figure.end));
    default:
      return false;
  }
}

/** "Book by noon": a time that customers have to keep. */
function isDeadline({ start }: Figure, value: string): boolean {
  return /\b(?:book|order|call|reserve|return|cancel|pick up|drop off)\b[^.!?;,]{0,30} (?:by|before|until) $/i.test(
    value.slice(0, start),
  );
}

const promises =
  /\b(?:answer|repl(?:y|ies)|respon[ds]|call(?:s|ed)? (?:you )?back|get(?:s)? back|return(?:s)? (?:your|every|the) call|confirm|arrive|on site|at your door|ready|approv)/i;

/** "We answer within 90 minutes": what customers may count on. */
function isPromise({ start, end, approximate }: Figure, value: string): boolean {
  const before = value.slice(0, start);
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
  const isWithin = approximate === 'within' || /\b(?:in|under|within)\s(?:\w+\s)?$/i.test(before);
  return (
    isWithin &&
    (promises.test(sentence) || (/\bwe\b/i.test(sentence) && !/^\s(?:of|from|by|on)\b/.test(value.slice(end))))
  );
}

/** "It does not have all-wheel drive." */
export function isDenied({ start }: Figure, value: string): boolean {
  const clause =
    value
      .slice(0, start)
      .split(/[.!?;:,()]\s/)
      .at(-1) ?? '';
  return /\b(?:no|not|never|without|neither|nor|lacks?)\b|n['’]t\b/i.test(clause);
}

/** "Is the showroom open on Sundays?", "Looking for all-wheel drive?", "Would a dozen showrooms make us wiser?": nothing is said yet. */
export function isAsked(figure: Figure, value: string): boolean {
  const isOfWords = figure.kind === 'hours' ? figure.opens === undefined : /^(?:drive|count)$/.test(figure.kind);
  return isOfWords && /^[^.!?\n]*\?/.test(value.slice(figure.end));
}

/** "No gift for a five-star review": such a review as anybody can write, and none that the dealer has. */
export function isKindOfReview({ kind, start, end }: Figure, value: string): boolean {
  return (
    kind === 'rating' &&
    /\b(?:a|any|every|each)\s$/i.test(value.slice(0, start)) &&
    /^[\s-](?:review|rating)\b/i.test(value.slice(end))
  );
}

/** "$500 off": what a price is lowered by is the price of nothing. */
export function isDiscount({ kind, start, end }: Figure, value: string): boolean {
  if (kind !== 'money' && kind !== 'percent') return false;
  const isBehind = /^\s+(?:off|discount|rebate|cash ?back|coupon)\b/i.test(value.slice(end));
  return isBehind || /\b(?:discount|rebate|coupon) (?:of|for|worth) (?:up to )?$/i.test(value.slice(0, start));
}

/**
 * "A four-seater" is a kind of cart, known by as many seats as some cart has. It is a claim where it is said of one cart: in that
 * cart's own texts, and in "the EV City is a four-seater".
 * @param fits what the figure can stand for
 */
export function namesKindOfCart(figure: Figure, value: string, fits: readonly Fit[], isOfVehicle: boolean): boolean {
  if (figure.kind !== 'seats') return false;
  const isKind = /seater/i.test(figure.text) || (!isOfVehicle && /[- ](?:seat|passenger|person)$/i.test(figure.text));
  if (!isKind) return false;
  if (!fits.some(({ isEqual }) => isEqual)) return false;
  const isSaidOfOne =
    isOfVehicle || /\b(?:is|as|be) (?:an? |our |the )?(?:[\w-]+ )?$/i.test(value.slice(0, figure.start));
  return (
    !isSaidOfOne || !fits.some(({ isEqual, isNamed, fact }) => !isEqual && isNamed && /^vehicles\./.test(fact.path))
  );
}

const whole =
  /\b(?:all|every|our|total|whole|entire|serv\w+|cover\w*|across|throughout|deliver\w*|choose|among|over|than|least|exactly|we (?:rent|sell|work|repair))\b/i;

/** "A hundred carts a year" are not those that there are. */
const rate = /\b(?:a|an|per|each|every) (?:day|week|weekend|month|season|year)\b/i;

/**
 * A count that speaks of all there are. A small one in words may be a few of them: "the fair draws visitors from three towns".
 * @param total how many there are
 * @param clause the words around it
 */
export function countsAll(figure: Figure, total: number, clause: string): boolean {
  if (figure.kind !== 'count' || figure.partial || figure.value === 1 || rate.test(clause)) return false;
  const isHedged = figure.approximate !== undefined && figure.approximate !== 'from';
  if (figure.value > total || isHedged || whole.test(clause)) return true;
  // Nobody counts a few as thirty-seven.
  return figure.value > 12 || figure.numbers.some(({ written }) => written === 'digits');
}

/** "With two showrooms", "at both showrooms": nobody but the dealer has any. */
export function ownsAll(figure: Figure, clause: string): boolean {
  if (figure.kind !== 'count' || figure.partial || !['showrooms', 'brands'].includes(figure.noun)) return false;
  if (/^both\b/i.test(figure.text)) return true;
  return /\b(?:with|operat\w+|run|runs|own|owns|opened)\b/i.test(clause);
}

const kinds =
  /^(?:[\s-]+(?:ion|golf|powered))?[\s-]+(?:carts|trucks|batteries|packs|models|vehicles|cells|cars|buggies|pickups|tractors|jeeps|suvs)\b(?! (?:under|in (?:every|all|each)|come (?:standard|with every)|throughout|across the))/i;

/** "Lithium batteries", "four-wheel-drive trucks": all of a kind, and not the one that the text is about. */
export function isOfKind(text: string, end: number): boolean {
  return kinds.test(text.slice(end));
}

/** "A question about what we publish has longer, up to ...": another figure than the one that was spoken of, on purpose. */
export function tellsAnother(before: string): boolean {
  return /\b(?:(?:has|have|takes?|gets?) (?:longer|(?:more|less) time)|much (?:later|sooner|earlier|longer))(?! than)[^.;:]{0,20}$/i.test(
    before,
  );
}

const others = [
  /\bor (?:sooner|earlier|faster|quicker|later|longer) (?:if|when|where|for)\b[^.;!?]*/gi,
  /\b(?:all|every\w*|any\w*) (?:but|except(?: for)?|other than|apart from) ((?:the |an? )?(?:[\w-]+ ){1,2})/gi,
];

/** What is around without what it sets apart: "within a day, or sooner if the matter is urgent", "all but complex matters". */
export function withoutOthers(levels: readonly Level[]): readonly Level[] {
  const apart = others.flatMap((other) =>
    [...wordsAt(levels, 'sentence').matchAll(other)].map(([whole, object]) => object ?? whole),
  );
  // Nearly every sentence sets nothing apart.
  if (apart.length === 0) return levels;
  return levels.map((level) => ({
    ...level,
    text: apart.reduce((left, words) => left.replace(words, ' '), level.text),
  }));
}
