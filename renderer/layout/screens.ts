/** Widths at which the frame changes, in rem so that a visitor's larger text counts as a smaller screen. */
export const screens = {
  /** Held in one hand: the call bar is at the thumb. */
  phone: 'screen and (max-width: 39.99rem)',
  /** The smallest phones. */
  small: 'screen and (max-width: 20rem)',
  /** A phone whose visitor has enlarged the text: two things no longer fit side by side. */
  narrow: 'screen and (max-width: 19.75rem)',
  tablet: '(min-width: 40rem)',
  desktop: '(min-width: 64rem)',
  /** Room for the whole menu beside the name and the call button. */
  menu: '(min-width: 70rem)',
  wide: '(min-width: 84rem)',
} as const;
