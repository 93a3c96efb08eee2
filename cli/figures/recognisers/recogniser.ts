import type { Figure } from '../figure.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** Finds its figures in the whole text, adds them to `reading.figures` and takes their tokens. */
export type TextRecogniser = (reading: Reading) => void;

/** Makes a figure of a number and its unit, or leaves it to the next recogniser. */
export type QuantityRecogniser = (reading: Reading, quantity: Quantity) => Figure | undefined;
