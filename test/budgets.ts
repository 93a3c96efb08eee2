/** What a kind of page may cost a visitor: bytes over the wire, and requests. */
export interface Budget {
  /** Everything that loads before somebody uses the page. Not set for a page that does not wait for that. */
  beforeUse?: number;
  /** The scripts that load for hydration, gzipped, with nothing opened yet. */
  scripts: number;
  /** How many script files these are. */
  files: number;
}

const usual: Budget = { beforeUse: 80_000, scripts: 170_000, files: 8 };

/** Keyed by the names in support/page-kinds.ts. */
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
