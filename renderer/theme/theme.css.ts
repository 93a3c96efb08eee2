import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { mapTones } from '../art/map/tones.ts';

const light = {
  color: {
    paper: '#FAF8F3',
    surface: '#FFFFFF',
    ink: '#16211C',
    quiet: '#55625B',
    line: '#E3DED2',
    control: '#857F71',
    brand: '#0F5B3E',
    onBrand: '#FFFFFF',
    night: '#0B2B21',
    nightSurface: '#123B2E',
    nightLine: '#2C5445',
    onNight: '#FAF8F3',
    quietOnNight: '#B9CBC2',
    accent: '#F2C230',
    onAccent: '#16211C',
    error: '#A83F28',
    panel: '#DCEBE7',
    panelLine: '#B9D0C8',
    open: '#1F8A5B',
    sky: '#DCEBE7',
    road: '#9CC3AE',
    hillFar: '#9CC3AE',
    hillNear: '#3F8563',
  },
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Fallback Roboto', system-ui, sans-serif",
    text: "'Instrument Sans', 'Instrument Fallback', system-ui, sans-serif",
  },
  size: {
    label: '0.875rem',
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    h4: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    h3: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
    // Cap the headings, so that with enlarged text their longest words still fit on a phone.
    h2: 'min(clamp(1.75rem, 1.45rem + 1.4vw, 2.625rem), 10vw)',
    h1: 'min(clamp(2.25rem, 1.65rem + 2.8vw, 4.25rem), 13vw)',
    display: 'min(clamp(2.625rem, 1.7rem + 3.9vw, 4.75rem), 14vw)',
  },
  // Cap the spacing too, or it would leave too little room for the words.
  space: {
    xxs: 'min(0.25rem, 1.25vw)',
    xs: 'min(0.5rem, 2.5vw)',
    s: 'min(1rem, 5vw)',
    m: 'min(1.5rem, 7.5vw)',
    l: 'min(2.5rem, 12.5vw)',
    xl: 'min(4rem, 20vw)',
    section: 'clamp(3.5rem, 2.4rem + 5vw, 7rem)',
  },
  radius: { small: '0.5rem', large: '1rem', full: '999px' },
  width: { page: '77.5rem', measure: '68ch' },
  time: { quick: '120ms', calm: '200ms' },
};

/** Every color, size and time that styles may use, by name: `color.onBrand` is `--color-on-brand`. */
export const theme = createGlobalThemeContract(light, (_, path) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

createGlobalTheme(':root', theme, light);

export const hairline = `1px solid ${theme.color.line}`;

// Print always uses the light colors, without dark bands.
globalStyle(':root', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: {
        [theme.color.paper]: '#101814',
        [theme.color.surface]: '#18221D',
        [theme.color.ink]: '#EEF1EC',
        [theme.color.quiet]: '#A9B6AE',
        [theme.color.line]: '#2D3A33',
        [theme.color.control]: '#7D8C84',
        [theme.color.brand]: '#7CCFA9',
        [theme.color.onBrand]: '#0B2B21',
        [theme.color.night]: '#0C2A20',
        [theme.color.nightSurface]: '#13392C',
        [theme.color.nightLine]: '#2B5041',
        [theme.color.error]: '#F0917A',
        [theme.color.panel]: '#1B2F28',
        [theme.color.panelLine]: '#38574C',
        [theme.color.open]: '#58C391',
        [theme.color.sky]: '#2E4F45',
        [theme.color.road]: '#20392F',
        [theme.color.hillFar]: '#22443A',
        [theme.color.hillNear]: '#174033',
        ...mapTones.dark,
      },
    },
    print: {
      vars: {
        [theme.color.paper]: '#FFFFFF',
        [theme.color.panel]: '#FFFFFF',
        [theme.color.night]: '#FFFFFF',
        [theme.color.nightSurface]: '#FFFFFF',
        [theme.color.nightLine]: '#E3DED2',
        [theme.color.onNight]: '#16211C',
        [theme.color.quietOnNight]: '#55625B',
        [theme.space.xl]: '2rem',
        [theme.space.section]: '2.5rem',
      },
    },
  },
});
