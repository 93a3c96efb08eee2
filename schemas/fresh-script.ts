/**
 * The only script that stands in a page itself, and runs before anything is laid out: the security policy allows it by its hash. Marks a
 * page that is opened at its top for the first time; on a page that is loaded again the browser finds the place again by the height.
 */
export const freshScript =
  "performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash&&(document.documentElement.dataset.fresh='')";
