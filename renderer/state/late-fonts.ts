/*
 * Fonts that came too late for the first page: by their `font-display: optional` the browser itself would leave them out until the
 * document is loaded again. They come in with the next page, in the moment when everything changes anyway.
 */
const fetched = new Map<string, FontFace>();

/** Gets the fonts whose file came after the first paint ready for the next page. */
export function fetchLateFonts(): void {
  for (const rule of lateFontRules()) {
    const { style } = rule;
    const family = style.getPropertyValue('font-family').replaceAll('"', '');
    if (fetched.has(family)) continue;
    const face = new FontFace(family, style.getPropertyValue('src'), { weight: style.getPropertyValue('font-weight') });
    fetched.set(family, face);
    face.load().catch(() => fetched.delete(family));
  }
}

/**
 * Puts those to use that are there.
 * @returns how many are in use now
 */
export function adoptLateFonts(): number {
  const loaded = [...fetched.values()].filter(({ status }) => status === 'loaded');
  for (const face of loaded) document.fonts.add(face);
  return loaded.length;
}

function lateFontRules(): CSSFontFaceRule[] {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const late = files.filter(({ responseEnd }) => responseEnd > painted).map(({ name }) => new URL(name).pathname);
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => late.some((path) => style.getPropertyValue('src').includes(path.split('/').at(-1) ?? path)));
}
