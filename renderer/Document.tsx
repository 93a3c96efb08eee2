import { createElement } from 'react';
import type { PageAssets } from '../schemas/generated/page-assets.ts';
import { type Head, type HeadElement, headElements } from './head.ts';

interface DocumentProps {
  head: Head;
  assets: PageAssets;
  /** Address of the style sheet that the page needs at once. */
  style: string | undefined;
  /** The rendered page. */
  html: string;
}

/** The document around a page. */
export function Document({ head, assets, style, html }: DocumentProps) {
  const { pageData, layoutData, styles, build } = assets;
  return (
    <html lang={head.language} data-page={pageData} data-layout={layoutData} data-styles={styles} data-build={build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The precedence makes React write this link first. It loads fastest, since it comes over the connection that the page came by. */}
        {style === undefined ? null : <link rel="stylesheet" href={style} precedence="page" />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.modules.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        {/* Low priority, because the script does not affect the first paint. */}
        <script type="module" src={assets.script} fetchPriority="low" />
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
