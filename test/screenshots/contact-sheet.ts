/** One screenshot on the contact sheet. */
export interface Shot {
  /** The page or state that it shows. */
  name: string;
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

/** An HTML page with all screenshots: one row for each page or state. Each is small and links to the full size. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ name }) => name);
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screenshots</title>
<style>
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; color: #16211c; background: #eceae4 }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.1rem }
  h2 small { font-weight: 400; color: #55625b }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: .5rem }
  figure { margin: 0; flex: none }
  img { display: block; block-size: 480px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #c9c4b6 }
  figcaption { font-size: .8rem; color: #55625b }
</style>
<h1>Screenshots</h1>
${[...rows].map(([name, row]) => rowOf(name, row)).join('\n')}
</html>
`;
}

function rowOf(name: string, row: readonly Shot[]): string {
  const figures = row.map(({ file, width, scheme }) => {
    const shown = Math.round(Math.max(200, Math.min(width / 2.6, 560)));
    const text = `${name}, ${width} pixels, ${scheme}`;
    return `<figure><a href="${file}"><img src="${file}" width="${shown}" alt="${text}" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`;
  });
  const path = row[0]?.path.replaceAll('&', '&amp;') ?? '';
  return `<h2 id="${name}">${name} <small>${path}</small></h2>\n<div class="row">${figures.join('')}</div>`;
}
