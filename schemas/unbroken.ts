/** What must not break at its hyphen: a phone number with its area code, "2-6", "9AM-5PM". A long web or mail address has to break. */
export const unbroken = /((?:\(\d+\) )?[^\s/@]*\w-\d[^\s/@]*)/g;
