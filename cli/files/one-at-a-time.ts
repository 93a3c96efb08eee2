/** A function that does its work once more after it where it is called meanwhile, however often. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  };
  return () => {
    isWanted = true;
    return (running ??= run().finally(() => (running = undefined)));
  };
}
