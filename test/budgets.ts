/** What a page of a kind may cost a visitor, in bytes as they come over the wire and in requests. */
export interface Budget {
  /** All that comes before somebody uses the page. */
  beforeUse: number;
  /** All scripts once it is taken over, packed by gzip, with nothing opened yet. */
  scripts: number;
  /** How many files of scripts these are. */
  files: number;
}

const readOrFilledIn: Budget = { beforeUse: 80_000, scripts: 170_000, files: 8 };

/** By the names in support/page-kinds.ts. */
export const budgets: Readonly<Record<string, Budget>> = {
  home: readOrFilledIn,
  inventory: { ...readOrFilledIn, scripts: 240_000 },
  rentals: readOrFilledIn,
  'municipality-short': readOrFilledIn,
  'municipality-long': readOrFilledIn,
  'brand-denago': readOrFilledIn,
  'sheet-four-seats': readOrFilledIn,
  contact: readOrFilledIn,
  services: readOrFilledIn,
  about: readOrFilledIn,
  'policy-long': readOrFilledIn,
  'not-found': readOrFilledIn,
};
