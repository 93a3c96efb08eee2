import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Every colour, size and time that a style may use, by name. */
export const theme = createGlobalThemeContract(
  {
    color: {
      paper: 'color-paper',
      surface: 'color-surface',
      ink: 'color-ink',
      quiet: 'color-quiet',
      line: 'color-line',
      control: 'color-control',
      brand: 'color-brand',
      onBrand: 'color-on-brand',
      night: 'color-night',
      onNight: 'color-on-night',
      quietOnNight: 'color-quiet-on-night',
      accent: 'color-accent',
      onAccent: 'color-on-accent',
      error: 'color-error',
      panel: 'color-panel',
    },
    font: { heading: 'font-heading', text: 'font-text' },
    size: {
      small: 'size-small',
      body: 'size-body',
      lead: 'size-lead',
      h4: 'size-h4',
      h3: 'size-h3',
      h2: 'size-h2',
      h1: 'size-h1',
    },
    space: { xs: 'space-xs', s: 'space-s', m: 'space-m', l: 'space-l', xl: 'space-xl', section: 'space-section' },
    radius: { small: 'radius-small', large: 'radius-large' },
    width: { page: 'width-page', measure: 'width-measure' },
    time: { quick: 'time-quick', calm: 'time-calm' },
  },
  (name) => name ?? '',
);

createGlobalTheme(':root', theme, {
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
    onNight: '#FAF8F3',
    quietOnNight: '#B9CBC2',
    accent: '#F2C230',
    onAccent: '#16211C',
    error: '#A83F28',
    panel: '#DCEBE7',
  },
  font: {
    heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    text: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
  },
  size: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    h4: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    h3: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
    h2: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.625rem)',
    h1: 'clamp(2.25rem, 1.65rem + 2.8vw, 4.25rem)',
  },
  space: {
    xs: '0.5rem',
    s: '1rem',
    m: '1.5rem',
    l: '2.5rem',
    xl: '4rem',
    section: 'clamp(3.5rem, 2.4rem + 5vw, 7rem)',
  },
  radius: { small: '0.5rem', large: '1rem' },
  width: { page: '77.5rem', measure: '68ch' },
  time: { quick: '120ms', calm: '200ms' },
});

globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: {
        [theme.color.paper]: '#101814',
        [theme.color.surface]: '#18221D',
        [theme.color.ink]: '#EEF1EC',
        [theme.color.quiet]: '#A9B6AE',
        [theme.color.line]: '#2D3A33',
        [theme.color.control]: '#7D8C84',
        [theme.color.brand]: '#7CCFA9',
        [theme.color.onBrand]: '#0B2B21',
        [theme.color.night]: '#0A1F18',
        [theme.color.error]: '#F0917A',
        [theme.color.panel]: '#1B2F28',
      },
    },
  },
});
