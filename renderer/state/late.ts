import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that loads when it is needed: undefined until then, null if it failed. Unlike with `React.lazy`, a failure affects
 * nothing else.
 * @param load must be the same function at each render
 * @param isWanted true, or the number of the attempt: a new number other than 0 tries again
 */
export function useLate<Props>(load: () => Promise<{ default: ComponentType<Props> }>, isWanted: boolean | number) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setComponent(() => module.default),
      () => setComponent(null),
    );
  }, [load, isWanted]);
  return Component;
}

/** A handler that loads something before it is needed. If that fails, `useLate` tries again. */
export const preload = (load: () => Promise<unknown>) => () => {
  load().catch(() => {});
};
