import { type ComponentType, useEffect, useState } from 'react';

export interface Late<Props> {
  /** There once it has been fetched. */
  Component: ComponentType<Props> | undefined;
  /** It could not be fetched, as without a network or after a new version of the site came out. */
  hasFailed: boolean;
}

/**
 * A component that is fetched when it is wanted. Unlike `React.lazy` it takes nothing else down when that fails.
 * @param load the same function at each render
 */
export function useLate<Props>(load: () => Promise<{ default: ComponentType<Props> }>, isWanted: boolean): Late<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Component) return;
    load().then(
      (module) => setComponent(() => module.default),
      () => setFailed(true),
    );
  }, [load, isWanted, Component]);
  return { Component, hasFailed };
}
