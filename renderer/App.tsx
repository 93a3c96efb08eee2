import './theme/fonts.css';
import './theme/global.css.ts';
import type { ReactNode } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import * as styles from './App.css.ts';
import { hidden } from './layout/layout.css.ts';
import { Blocks } from './Page.tsx';
import { useArrival } from './state/arrival.ts';
import { useDelegatedLinks } from './state/links.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';

/** The frame around every page. It needs a router around it, which says what the address is. */
export function App({ layout, children }: { layout: LayoutModel; children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isServer = useIsSSR();
  const announcement = useArrival();
  const links = useDelegatedLinks(layout);
  return (
    // Otherwise React Aria's components would use the browser's language instead of the site's.
    <I18nProvider locale="en-US">
      <div {...links}>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        {layout.banner === undefined ? null : <p className={styles.banner}>{layout.banner}</p>}
        {isLoading ? <div className={styles.loading} /> : null}
        <Blocks blocks={layout.before} />
        <main id="main" tabIndex={-1} key={pathname} aria-busy={isLoading || undefined}>
          {children}
        </main>
        <Blocks blocks={layout.after} />
        <p className={hidden} aria-live="polite">
          {announcement}
        </p>
        <ToastRegion />
        {/* Wait for what the address selects to be drawn: a filtered list is shorter, so the scroll position would be wrong. */}
        {isServer ? null : <ScrollRestoration />}
      </div>
    </I18nProvider>
  );
}
