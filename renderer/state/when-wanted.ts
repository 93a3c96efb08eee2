const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;

/** Runs `start` once: at the first sign that somebody uses the page, or else when the browser has nothing better to do. */
export function whenWanted(start: () => Promise<void>): void {
  let started = false;
  const run = () => {
    if (started) return;
    started = true;
    for (const sign of signs) window.removeEventListener(sign, run);
    // Without its script the page still reads and navigates, so a failure is only worth a line in the console.
    start().catch((error) => console.error(error));
  };
  for (const sign of signs) window.addEventListener(sign, run, { passive: true });
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1000);
}
