/**
 * The map's tones. A theme can override each with a custom property (`--map-water`, ...); otherwise the light value
 * applies. `mapTones.dark` has the values for a dark page.
 */
export const mapTones = {
  light: {
    '--map-water': '#cfe3de',
    '--map-land': '#f1ede3',
    '--map-county': '#ffffff',
    '--map-border': '#b9c7bf',
    '--map-road': '#e6e0d2',
    '--map-ink': '#16211c',
    '--map-dot': '#0f5b3e',
    '--map-far': '#7b8f85',
    '--map-radius': '#3d8a67',
    '--map-current': '#f2c230',
    '--map-shallow': '#386860',
  },
  dark: {
    '--map-water': '#12403d',
    '--map-land': '#10231c',
    '--map-county': '#25493b',
    '--map-border': '#4d7866',
    '--map-road': '#38604f',
    '--map-ink': '#f3f1ea',
    '--map-dot': '#7fcaa5',
    '--map-far': '#7aa08e',
    '--map-radius': '#58a883',
    '--map-current': '#f2c230',
    '--map-shallow': '#8fc0b5',
  },
} as const;

type Tone = keyof typeof mapTones.light extends `--map-${infer Name}` ? Name : never;

/** A tone as a CSS color: the theme's, or else the light one. */
export const tone = (name: Tone) => `var(--map-${name},${mapTones.light[`--map-${name}`]})`;

/** Color for anything on the charge yellow, in both themes. */
export const INK = '#16211c';
