import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The present minute, moving on by itself; undefined on the server and until the browser has taken over. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, current, () => undefined);
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

function current(): number {
  return Math.floor(Date.now() / minuteMs);
}

/** Looks at the clock several times a minute, since timers are late in a tab that was put aside. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 6);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
