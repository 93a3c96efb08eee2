import { createElement } from 'react';
import type { PageAssets } from '../schemas/generated/page-assets.ts';
import { type Head, type HeadElement, headElements } from './head.ts';

/** The document around a page. `html` is the page itself, rendered. */
export function Document({ head, assets, html }: { head: Head; assets: PageAssets; html: string }) {
  return (
    <html lang={head.language} data-page={assets.pageData} data-layout={assets.layoutData} data-build={assets.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.modules.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        <script type="module" src={assets.script} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {headElements(head).map((element) => (
          <InHead key={JSON.stringify(element)} {...element} />
        ))}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before */}
        <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
}

function InHead({ name, attributes, text }: HeadElement) {
  if (name !== 'script') return createElement(name, attributes, text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text ?? '' }} />;
}
