const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** An amount in US dollars: `$8,495`, `$228.34`. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

/** A number with at most two decimal places: `1,200`, `6.8`. */
export function formatNumber(value: number): string {
  return decimals.format(value);
}

/** A number with a noun, which you give in the singular: `1 mile`, `40 miles`. */
export function formatQuantity(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(value)} ${value === 1 ? noun : plural}`;
}

/** A day, which you give as YYYY-MM-DD: `April 1, 2027`. */
export function formatDay(day: string): string {
  return days.format(Date.parse(`${day}T00:00Z`));
}

/** "100 Main Street, Princeton, NJ 08540" for a map that is a postal address; undefined for anything else. */
export function addressText(value: unknown): string | undefined {
  const { street, city, state, postalCode } = (value ?? {}) as Record<string, unknown>;
  const isAddress = [street, city, state, postalCode].every((part) => typeof part === 'string');
  return isAddress ? `${street}, ${city}, ${state} ${postalCode}` : undefined;
}
