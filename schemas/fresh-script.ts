/**
 * The only script that is written into the page: it must run before anything is laid out. The security policy allows it by its hash. It
 * marks a page that opens at its top. On a page that is reloaded or come back to, the browser needs the full height to find the place.
 */
export const freshScript =
  "performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash&&(document.documentElement.dataset.fresh='')";
