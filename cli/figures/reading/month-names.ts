/** The months in lower case, January first. */
export const monthNames: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
