import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import * as styles from './App.css.ts';
import * as action from './ui/Action.css.ts';

const heading = 'This page did not arrive';

/** Shown when a page could not be fetched or drawn. */
export function PageFailed() {
  const { revalidate } = useRevalidator();
  const error = useRouteError();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.title;
    document.title = heading;
    title.current?.focus();
    return () => {
      if (document.title === heading) document.title = before;
    };
  }, []);
  return (
    <div className={styles.failed}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>{import.meta.env.DEV ? String(error) : 'Check your connection, then try again.'}</p>
      <button type="button" className={action.action.primary} onClick={revalidate}>
        Try again
      </button>
    </div>
  );
}
