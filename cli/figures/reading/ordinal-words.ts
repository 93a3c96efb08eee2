const words = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth hundredth
  halves thirds quarter quarters fourths fifths sixths sevenths eighths ninths tenths hundredths`;

/** Ordinals and the denominators of fractions, in lower case. */
export const ordinalWords: ReadonlySet<string> = new Set(words.split(/\s+/));
