/**
 * The only inline script, because it must run before the first layout. The security policy allows it by its hash. It marks a
 * page that opens at its top. After a reload or a step back, the browser needs the full height to restore the position.
 */
export const freshScript =
  "performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash&&(document.documentElement.dataset.fresh='')";
