const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });

/** An amount in USD as the pages show prices: `$8,495`, `$228.34`. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? dollars : cents).format(amount);
}

/** A name in camel case as words: `chargingTime` as `Charging Time`. */
export function formatName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ');
  return words.replace(/(^| )([a-z])/g, (_, space: string, letter: string) => space + letter.toUpperCase());
}
