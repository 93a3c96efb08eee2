import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from './toasts.ts';

/**
 * A component that loads when it is needed: undefined until then, null if it failed. Unlike with `React.lazy`, a failure affects
 * nothing else.
 * @param load must be the same function at each render
 * @param isWanted true, or a number or name of the attempt: a new one tries again, unless it is 0
 * @param onFail must be the same function at each render too
 */
export function useLate<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean | number | string,
  onFail?: () => void,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    load().then(
      (module) => isCanceled || setComponent(() => module.default),
      () => {
        if (isCanceled) return;
        setComponent(null);
        onFail?.();
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [load, isWanted, onFail]);
  return Component;
}

/** Says that what the visitor has asked for did not load. */
export function tellFailure(): void {
  const text = 'This part of the page did not load. Check your connection, then try again.';
  showToast({ title: 'Error', text, tone: 'error' });
}

/** A handler that loads something before it is needed. If that fails, `useLate` tries again. */
export const preload = (load: () => Promise<unknown>) => () => {
  load().catch(() => {});
};
