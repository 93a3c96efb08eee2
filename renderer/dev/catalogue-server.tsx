import { renderToStaticMarkup } from 'react-dom/server';
import type { DevCatalogue } from '../../schemas/generated/dev-catalogue.ts';
import '../theme/fonts.css';
import '../theme/global.css.ts';
import { Catalogue } from './Catalogue.tsx';

/** The catalogue as an HTML document. `fonts` are the addresses of the fonts to preload. */
export function renderCatalogue(catalogue: DevCatalogue, fonts: readonly string[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Blocks and keys</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script type="module" src="/renderer/dev/catalogue-client.ts" />
      </head>
      <body>
        <Catalogue {...catalogue} />
      </body>
    </html>,
  )}`;
}
