import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import * as styles from './App.css.ts';
import { Button } from './ui/Button.tsx';

const heading = 'This page did not arrive';

/** Milliseconds that the page has to come back by itself. */
const patience = 500;

/** Shown when a page could not be fetched or drawn. */
export function PageFailed() {
  const { revalidate, state: progress } = useRevalidator();
  // What the visitor has to know even without the page: that the message was sent.
  const { state } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  useEffect(() => {
    const before = document.title;
    document.title = heading;
    title.current?.focus();
    if (!import.meta.env.DEV) return;
    // In development, an open page comes back when its code is right again. One that has failed from the start has to be loaded again.
    let timer = 0;
    const reloadSoon = () => void (timer = window.setTimeout(() => window.location.reload(), patience));
    import.meta.hot?.on('vite:afterUpdate', reloadSoon);
    return () => {
      import.meta.hot?.off('vite:afterUpdate', reloadSoon);
      window.clearTimeout(timer);
      document.title = before;
    };
  }, []);
  return (
    <div className={styles.failed}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {typeof state === 'string' ? <p>{state}</p> : null}
      <p>{import.meta.env.DEV ? <Reason /> : 'Check your connection, then try again.'}</p>
      <Button onPress={revalidate} isPending={progress === 'loading'}>
        Try Again
      </Button>
    </div>
  );
}

/** For a developer: usually a component that throws. */
function Reason() {
  return String(useRouteError());
}
