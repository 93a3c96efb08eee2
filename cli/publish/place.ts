/** Where a site is published, and how it gets there. */
export interface Place {
  /** What visitors get: the site that was published last, if any. */
  path: string;
  /** A folder that does not exist yet, on the same disk, for the next site to be put together in. */
  stage: string;
  /** Takes away what builds that were killed have left half done. */
  clear(): Promise<void>;
  /** The folder of the site before the last, which nobody reads any more, where there is one that can become the stage. */
  spare(): Promise<string | undefined>;
  /** Puts the site that is in `stage` in its place, and takes away what nobody can be reading any more. */
  publish(): Promise<void>;
  /** Takes the site in `stage` away again, unless it is in its place already. */
  drop(): Promise<void>;
}
