/** How values are worded, for facts, pages and the browser alike. */

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US dollars: `$8,495`, `$228.34`. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number with at most two decimals: `1,250`, `38.7`. */
export function formatNumber(value: number): string {
  return decimals.format(value);
}

/** A number with its noun: `1 mile`, `20 miles`. */
export function formatQuantity(value: number, noun: string): string {
  return `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`;
}
