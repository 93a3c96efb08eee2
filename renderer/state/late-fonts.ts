import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings in the fonts that came too late for the first page, once the visitor goes to another: by their `font-display: optional`
 * the browser itself would leave them out until the document is loaded again.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useEffect(() => {
    if (pathname === first.current) return;
    for (const rule of lateFontRules()) adopt(rule).catch(() => {});
  }, [pathname]);
}

/** The fonts whose file came after the first paint. */
function lateFontRules(): CSSFontFaceRule[] {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const late = files.filter(({ responseEnd }) => responseEnd > painted).map(({ name }) => new URL(name).pathname);
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => late.some((path) => style.getPropertyValue('src').includes(path.split('/').at(-1) ?? path)));
}

async function adopt({ style }: CSSFontFaceRule): Promise<void> {
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  const known = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
  if (known.length > 1) return;
  const weight = style.getPropertyValue('font-weight');
  document.fonts.add(await new FontFace(family, style.getPropertyValue('src'), { weight }).load());
}
