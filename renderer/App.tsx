import './theme/fonts.css';
import './theme/global.css.ts';
import type { ReactNode } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import * as styles from './App.css.ts';
import { Blocks } from './Page.tsx';
import { useArrival } from './state/arrival.ts';
import { useDelegatedLinks } from './state/links.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';

/** The frame of every page, with the page in it, at whatever address the router around it is. */
export function App({ layout, children }: { layout: LayoutModel; children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isServer = useIsSSR();
  const announcement = useArrival();
  const links = useDelegatedLinks(layout);
  return (
    // Its components speak the language of the site, whatever that of the browser is.
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
        <p className={styles.hidden} aria-live="polite">
          {announcement}
        </p>
        <ToastRegion />
        {/* Not before what the address chooses is drawn: a list that has been filtered is shorter. */}
        {isServer ? null : <ScrollRestoration />}
      </div>
    </I18nProvider>
  );
}
