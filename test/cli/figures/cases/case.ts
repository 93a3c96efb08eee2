/** A text and, in one line each, all the figures in it (see `brief`). */
export type Case = [text: string, ...figures: string[]];
