/** A stretch of the given text: UTF-16 offsets, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** How the author hedged the figure: `15+` and "at least 15" are `at-least`, "up to 8" is `up-to`. */
export type Approximation = 'about' | 'nearly' | 'over' | 'at-least' | 'from' | 'up-to' | 'under' | 'within' | 'only';

/** One number as the author wrote it. `$50-150` has two, `9AM-5PM` none (the hours carry their own style). */
export interface WrittenNumber extends Span {
  value: number;
  written: 'digits' | 'words';
}

interface FigureOf<Kind extends string, Value> extends Span {
  kind: Kind;
  /** `text.slice(start, end)` of the text that was read, units and `per` included, hedges excluded. */
  text: string;
  /** See each kind. For a range the lower number; the upper one is `max`. */
  value: Value;
  /** The part that a formatted fact replaces: `$94` of `$94/day`, `25` of `25 Middlesex County municipalities`. */
  amount: Span;
  numbers: WrittenNumber[];
  approximate?: Approximation;
}

/** `value` in whole currency units, so that 99 cents are 0.99. */
export interface MoneyFigure extends FigureOf<'money', number> {
  unit: 'USD' | 'EUR' | 'GBP' | 'CAD';
  max?: number;
  /** What one price covers: `day`, `mile`, `hour`, `week`, `month`, `year`, or the noun as written (`person`). */
  per?: string;
  /** True when no currency was written and only the wording says that it is a price ("MSRP 9,995"). */
  implied?: true;
}

/** `value` 15 for 15%. */
export interface PercentFigure extends FigureOf<'percent', number> {
  max?: number;
}

export type ClockStyle = 'bare' | '12h' | '24h' | 'word';

/** A single clock time. `value` in minutes after midnight. */
export interface TimeFigure extends FigureOf<'time', number> {
  clock: ClockStyle;
}

/**
 * One part of a timetable ("Mon-Fri 9AM-5PM, Sun closed" has two). `value` is its canonical spelling, such as
 * `Mo-Fr 09:00-17:00`, `Su off`, `09:00-17:00` (no days named), `Mo-Su` (no times named).
 */
export interface HoursFigure extends FigureOf<'hours', string> {
  /** 0 is Monday. Empty when the text names no days. */
  days: number[];
  /** Minutes after midnight. Either can be missing: "open until 8 PM" has only `closes`. */
  opens?: number;
  closes?: number;
  closed?: true;
  /** "Sun emergency only", "Sunday by appointment". */
  exception?: 'emergency' | 'appointment';
  /** "five days a week", which says how many days and not which; seven days are all of `days`. */
  dayCount?: number;
  /** How the times were written; absent without times. */
  clock?: ClockStyle;
  /** How the days were written: Mon, Monday, Mo, or a group such as weekdays and daily; absent without days. */
  dayStyle?: 'short' | 'long' | 'letters' | 'group';
}

/** `value` in E.164; a local number without its area code keeps its seven digits. */
export interface PhoneFigure extends FigureOf<'phone', string> {
  extension?: string;
}

/** `subject` says what the distance is of, where the words beside it tell. */
export interface DistanceFigure extends FigureOf<'distance', number> {
  unit: 'mile' | 'kilometer' | 'foot' | 'inch' | 'meter';
  max?: number;
  subject?: 'radius' | 'range' | 'width' | 'height';
}

export interface SpeedFigure extends FigureOf<'speed', number> {
  unit: 'mph' | 'km/h';
  max?: number;
}

export interface WeightFigure extends FigureOf<'weight', number> {
  unit: 'pound' | 'kilogram' | 'ton';
  max?: number;
}

/** How many people a vehicle seats. */
export interface SeatsFigure extends FigureOf<'seats', number> {
  max?: number;
}

/** `unit` after decades and fortnights became years and weeks. */
export interface DurationFigure extends FigureOf<'duration', number> {
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  max?: number;
  /** Business or working days and hours. */
  business?: true;
  /** Years in the trade: "over 15 years of experience", "serving the county for 15 years". */
  subject?: 'experience';
}

/** `value` in years. */
export interface AgeFigure extends FigureOf<'age', number> {
  max?: number;
}

/** `value` out of `scale`. */
export interface RatingFigure extends FigureOf<'rating', number> {
  scale: number;
}

/** A count of something listed. `noun` is the key of `countNouns`, or the built-in `reviews` or `customers`. */
export interface CountFigure extends FigureOf<'count', number> {
  noun: string;
  max?: number;
  /** Words between the number and the noun as written: `Middlesex County`. */
  between?: string;
  /** True where only a part is counted: "25 of our municipalities", "the first 50 customers", "pick two models". */
  partial?: true;
}

/** The day: `2025-01-23`, without a year `--10-15`, without a day `2025-01` (ISO 8601). */
export type DateFigure = FigureOf<'date', string>;

/** How many wheels drive and which. */
export type DriveFigure = FigureOf<'drive', 'four-wheel' | 'two-wheel' | 'all-wheel' | 'rear-wheel' | 'front-wheel'>;

/** Any other number; reported on request only. `noun` is the word behind it, in lower case. */
export interface NumberFigure extends FigureOf<'number', number> {
  max?: number;
  noun?: string;
}

export type Figure =
  | MoneyFigure
  | PercentFigure
  | TimeFigure
  | HoursFigure
  | PhoneFigure
  | DistanceFigure
  | SpeedFigure
  | WeightFigure
  | SeatsFigure
  | DurationFigure
  | AgeFigure
  | RatingFigure
  | CountFigure
  | DateFigure
  | DriveFigure
  | NumberFigure;

export type FigureKind = Figure['kind'];

export interface FigureOptions {
  /**
   * Nouns whose count is a fact, by name: `{ municipalities: ['municipality', 'municipalities', 'towns'] }`.
   * A noun may have several words ('additional drivers'). Case does not matter.
   */
  countNouns?: Readonly<Record<string, readonly string[]>>;
  /** Names that hold numbers which are no figures: `D5 Maverick 4+2 Plus`. Their endings (`Maverick 4+2 Plus`) count too. */
  names?: readonly string[];
  /** Report numbers of no other kind as well, as kind `number`. */
  plain?: boolean;
}
