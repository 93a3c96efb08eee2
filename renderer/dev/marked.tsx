import { Fragment, type FragmentInstance, type ReactNode } from 'react';

/** For each event, the index of the block that the pointer moved over, in its own list. */
const passed = new WeakMap<Event, number>();

/** Notes which block an event happened in. It adds no element of its own, which could change how the page looks. */
export function Marked({ index, children }: { index: number; children: ReactNode }) {
  const mark = (instance: FragmentInstance | null) => {
    const note = (event: Event) => void passed.set(event, index);
    instance?.addEventListener('pointermove', note);
    return () => instance?.removeEventListener('pointermove', note);
  };
  return <Fragment ref={mark}>{children}</Fragment>;
}

/** Which block the pointer moved over; undefined if it was outside all blocks. */
export function blockPassed(event: Event): { part: 'before' | 'page' | 'after'; index: number } | undefined {
  const index = passed.get(event);
  const main = document.getElementById('main');
  if (index === undefined || !main || !(event.target instanceof Element)) return undefined;
  const isBefore = event.target.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { part: main.contains(event.target) ? 'page' : isBefore ? 'before' : 'after', index };
}
