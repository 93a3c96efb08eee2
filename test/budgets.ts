/** What a page of a kind may cost a visitor, in bytes as they come over the wire and in requests. */
export interface Budget {
  /** All that comes before somebody uses the page; none for a page that does not wait for that. */
  beforeUse?: number;
  /** The scripts that come when it is taken over, packed by gzip, with nothing opened yet. */
  scripts: number;
  /** How many files of scripts these are. */
  files: number;
}

const usual: Budget = { beforeUse: 80_000, scripts: 170_000, files: 8 };

/** By the names in support/page-kinds.ts. */
export const budgets: Readonly<Record<string, Budget>> = {
  home: usual,
  inventory: { ...usual, scripts: 240_000 },
  rentals: usual,
  'municipality-short': usual,
  'municipality-long': usual,
  'brand-denago': usual,
  'sheet-four-seats': usual,
  'vehicle-detail': { scripts: usual.scripts, files: usual.files },
  contact: usual,
  services: usual,
  about: usual,
  'policy-long': usual,
  'not-found': usual,
};
