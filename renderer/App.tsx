import './theme/fonts.css';
import './theme/global.css.ts';
import { useEffect, useRef } from 'react';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import * as styles from './App.css.ts';
import { Blocks } from './Page.tsx';
import { useDelegatedLinks } from './state/links.ts';
import { usePage } from './state/page.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';

interface AppProps {
  layout: LayoutModel;
  initialPage: PageModel;
  /** Told when the browser has taken over. */
  onHydrated?: () => void;
}

/** The whole site, at whatever address the router around it is. */
export function App({ layout, initialPage, onHydrated }: AppProps) {
  const followed = useRef<Element>(undefined);
  const { page, path, announcement, fonts } = usePage(initialPage, layout, followed);
  const links = useDelegatedLinks(layout, followed);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <div {...links}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {/* Other fonts, other widths: the frame begins anew with them, so that nothing in it moves. */}
      <Blocks key={`before-${fonts}`} blocks={layout.before} />
      <main id="main" tabIndex={-1} key={path}>
        <Blocks blocks={page.blocks} />
      </main>
      <Blocks key={`after-${fonts}`} blocks={layout.after} />
      <p className={styles.hidden} aria-live="polite">
        {announcement}
      </p>
      <ToastRegion />
    </div>
  );
}
