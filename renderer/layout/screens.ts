/** Breakpoints, in rem: if a visitor enlarges the text, the screen counts as smaller. */
export const screens = {
  /** Held in one hand, so the call bar is close to the thumb. */
  phone: 'screen and (max-width: 39.99rem)',
  /** The smallest phones. */
  small: 'screen and (max-width: 20rem)',
  /** A phone with enlarged text, where two things no longer fit side by side. */
  narrow: 'screen and (max-width: 19.75rem)',
  /** The same for a container between the margins, so that it also holds where only the text is larger. */
  narrowContainer: '(max-width: 17.25rem)',
  /** A phone held sideways, or a window at high zoom: nothing may take room from the page. */
  low: '(max-height: 30rem)',
  tablet: '(min-width: 40rem)',
  /** Wide enough for two columns of text. */
  laptop: '(min-width: 60rem)',
  desktop: '(min-width: 64rem)',
  /** Wide enough for the whole menu next to the name and the call button. */
  menu: '(min-width: 70rem)',
  wide: '(min-width: 84rem)',
} as const;
