import type { PageAssets } from '../schemas/generated/page-assets.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';

/** The document around a page. `html` is the page itself, rendered. */
export function Document({ head, assets, html }: { head: PageModel['head']; assets: PageAssets; html: string }) {
  return (
    <html lang={head.language} data-page={assets.pageData} data-layout={assets.layoutData} data-build={assets.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords === '' ? null : <meta name="keywords" content={head.keywords} />}
        {head.canonical === '' ? null : <link rel="canonical" href={head.canonical} />}
        {head.meta.map((meta) => (
          <meta key={meta.name ?? meta.property} {...meta} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.modules.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        <script type="module" src={assets.script} />
        {head.jsonLd.length === 0 ? null : <StructuredData graph={head.jsonLd} />}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before */}
        <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
}

function StructuredData({ graph }: { graph: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
