import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** All values of an attribute in the markup, in order. */
export const valuesOf = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/** What a picture must not have: attributes that the content security policy blocks or that break if the page has two copies. */
export function faultsOf(markup: string): string[] {
  const ids = valuesOf(markup, 'id');
  return [
    ...valuesOf(markup, 'style').map((value) => `style="${value}"`),
    ...(markup.includes('<style') ? ['<style>'] : []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id="${id}" twice`),
    ...(/NaN|undefined|Infinity|\[object/.test(markup) ? ['a value that is not one'] : []),
  ];
}

export const markupOf = (drawing: ReactElement) => renderToStaticMarkup(drawing);
