import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import * as styles from './App.css.ts';
import { Button } from './ui/Button.tsx';

const heading = 'This page did not arrive';

/** Shown when a page could not be fetched or drawn. */
export function PageFailed() {
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.title;
    document.title = heading;
    title.current?.focus();
    // In development, a page comes back without being loaded again.
    return import.meta.env.DEV ? () => void (document.title = before) : undefined;
  }, []);
  return (
    <div className={styles.failed}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p>{import.meta.env.DEV ? <Reason /> : 'Check your connection, then try again.'}</p>
      <Button onPress={revalidate}>Try Again</Button>
    </div>
  );
}

/** For a developer: usually a component that throws. */
function Reason() {
  return String(useRouteError());
}
