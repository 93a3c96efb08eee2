/** Names of makers of golf carts, as patterns: those that texts are likely to name beside the dealer's own brands. */
export const cartMakers: readonly string[] = [
  'Yamaha',
  'Club Car',
  'E-?Z-?GO',
  'ICON',
  'Bintelli',
  'Star EV',
  'Kandi',
  'Cushman',
  'Garia',
  'Tomberlin',
  'Advanced EV',
  'Polaris',
  'Atlas',
  'Teko',
  'MadJax',
];
