/** What kinds of figures a fact can be. */
export type FigureKind =
  | 'money'
  | 'percent'
  | 'distance'
  | 'duration'
  | 'speed'
  | 'weight'
  | 'age'
  | 'rating'
  | 'count'
  | 'phone'
  | 'hours'
  | 'time'
  | 'date'
  | 'address'
  | 'email';

/** What figure a value is: the keyword `figure` of the schemas. */
export interface FigureMark {
  kind: FigureKind;
  unit?: string;
  /** What one price covers. */
  per?: string;
  /** Business days. */
  business?: true;
  subject?: string;
  /** Nouns that the count can stand before; the first names them all. */
  nouns?: string[];
}

/** What a schema, or the list of derived figures, says of a figure. */
export interface FigureAnnotation {
  figure: FigureMark;
  /** What a customer calls it, in sentence case. */
  title?: string;
  /** More words for it. */
  aliases?: string[];
}
