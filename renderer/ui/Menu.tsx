import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useHydrated } from '../state/hydrated.ts';
import * as styles from './Menu.css.ts';
import { NavigationLink, type NavigationTarget } from './NavigationLink.tsx';

const loadDrawer = () => import('./Drawer.tsx');
const Drawer = lazy(loadDrawer);

interface MenuProps {
  links: readonly NavigationTarget[];
  /** Where the visitor is. */
  pathname: string;
  /** Stands below the links. */
  foot: ReactNode;
}

/** The navigation on a small screen: a drawer from the right, which is a plain disclosure until the browser has taken over. */
export function Menu({ links, pathname, foot }: MenuProps) {
  const { isHydrated, isOpen, setOpen, disclosure, button } = useTakeover();

  const content = (
    <>
      <nav aria-label="Menu" className={styles.links}>
        {links.map((link) => (
          <NavigationLink key={link.href} link={link} pathname={pathname} className={styles.link} />
        ))}
      </nav>
      <div className={styles.foot}>{foot}</div>
    </>
  );
  const icons = (
    <>
      <Icon name="menu" className={styles.closed} />
      <Icon name="close" className={styles.opened} />
    </>
  );
  return (
    <>
      {isHydrated ? (
        <div className={styles.root}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={loadDrawer}
            onFocus={loadDrawer}
            onClick={() => setOpen(!isOpen)}
          >
            {icons}
          </button>
        </div>
      ) : (
        <details ref={disclosure} className={styles.root}>
          <summary className={styles.button} aria-label="Menu">
            {icons}
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      )}
      {isOpen ? (
        <Suspense>
          <Drawer title="Menu" onClose={() => setOpen(false)}>
            {content}
          </Drawer>
        </Suspense>
      ) : null}
    </>
  );
}

/** The disclosure's state goes over to the drawer: a visitor who has opened it finds that open, and the focus stays on its button. */
function useTakeover() {
  const wasHydrated = useHydrated();
  const [isHydrated, setHydrated] = useState(wasHydrated);
  const [isOpen, setOpen] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (!wasHydrated || isHydrated) return;
    hadFocus.current = disclosure.current?.contains(document.activeElement) ?? false;
    setOpen(disclosure.current?.open ?? false);
    setHydrated(true);
  }, [wasHydrated, isHydrated]);

  useLayoutEffect(() => {
    if (isHydrated && hadFocus.current) button.current?.focus();
  }, [isHydrated]);

  return { isHydrated, isOpen, setOpen, disclosure, button };
}
