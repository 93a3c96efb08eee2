import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when it is wanted: undefined until it is there, null where it could not be had, as without a network or after
 * a new version of the site came out. Unlike `React.lazy` it takes nothing else down when that fails.
 * @param load the same function at each render
 * @param isWanted another number that is not 0 is another attempt
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
