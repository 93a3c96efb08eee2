/** The tones that all five landscapes are mixed from, dark to light. */
export const palette = {
  night: '#0b2b21',
  pine: '#0d3528',
  forest: '#114534',
  fairway: '#0f5b3e',
  meadow: '#1c6e4d',
  haze: '#a4c4ad',
  sky: '#dcebe7',
  paper: '#faf8f3',
  glow: '#f6dc8a',
  charge: '#f2c230',
} as const;
