import { Fragment, type FragmentInstance, type ReactNode } from 'react';

/** Which block of its list, from 0, the pointer has moved over. */
const passed = new WeakMap<Event, number>();

/** A block that the events in it tell us about, without an element of its own, which could change how the page looks. */
export function Marked({ index, children }: { index: number; children: ReactNode }) {
  const mark = (instance: FragmentInstance | null) => {
    const note = (event: Event) => void passed.set(event, index);
    instance?.addEventListener('pointermove', note);
    return () => instance?.removeEventListener('pointermove', note);
  };
  return <Fragment ref={mark}>{children}</Fragment>;
}

/** Where the block stands that the pointer has moved over; undefined outside of all. */
export function blockPassed(event: Event): { part: 'before' | 'page' | 'after'; index: number } | undefined {
  const index = passed.get(event);
  const main = document.getElementById('main');
  if (index === undefined || !main || !(event.target instanceof Element)) return undefined;
  const isBefore = event.target.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { part: main.contains(event.target) ? 'page' : isBefore ? 'before' : 'after', index };
}
