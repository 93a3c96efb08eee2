const minuteMs = 60_000;

/** The present minute, counted from 1970. */
export function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs);
}

/** The moment that a counted minute begins. */
export function minuteDate(minute: number): Date {
  return new Date(minute * minuteMs);
}

/**
 * Calls back several times a minute, since timers are late in a tab that was put aside, and when the tab is taken up again.
 * @returns ends it
 */
export function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 6);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
