import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as styles from './App.css.ts';
import * as action from './ui/Action.css.ts';

const heading = 'This page did not arrive';

/** Shown when a page could not be fetched or drawn. */
export function PageFailed() {
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = heading;
    title.current?.focus();
  }, []);
  return (
    <div className={styles.failed}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>Check your connection, then try again.</p>
      <button type="button" className={action.action.primary} onClick={revalidate}>
        Try again
      </button>
    </div>
  );
}
