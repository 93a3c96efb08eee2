import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useHydrated } from '../state/hydrated.ts';
import { useLate } from '../state/late.ts';
import * as styles from './Menu.css.ts';
import { NavigationLink, type NavigationTarget } from './NavigationLink.tsx';

const loadDrawer = () => import('./Drawer.tsx');
const warmUp = () => {
  loadDrawer().catch(() => {});
};

interface MenuProps {
  links: readonly NavigationTarget[];
  /** Where the visitor is. */
  pathname: string;
  /** Stands below the links. */
  foot: ReactNode;
}

/** The navigation on a small screen: a drawer from the right, which is a plain disclosure until the browser has taken over. */
export function Menu({ links, pathname, foot }: MenuProps) {
  const { isDrawer, isOpen, setOpen, Drawer, disclosure, button } = useDrawer();

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
      {isDrawer ? (
        <div className={styles.root}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={warmUp}
            onFocus={warmUp}
            onClick={() => setOpen(!isOpen)}
          >
            {icons}
          </button>
        </div>
      ) : (
        <details ref={disclosure} className={styles.root} open={isOpen}>
          <summary className={styles.button} aria-label="Menu">
            {icons}
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      )}
      {isDrawer && isOpen && Drawer ? (
        <Drawer title="Menu" onClose={() => setOpen(false)}>
          {content}
        </Drawer>
      ) : null}
    </>
  );
}

/**
 * The disclosure's state goes over to the drawer: a visitor who has opened it finds that open, and the focus stays on its button. Where
 * the drawer cannot be fetched the disclosure stays, or comes back.
 */
function useDrawer() {
  const isHydrated = useHydrated();
  const [hasTaken, setTaken] = useState(isHydrated);
  const [isOpen, setOpen] = useState(false);
  const { Component: Drawer, hasFailed } = useLate(loadDrawer, isOpen);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isDrawer = hasTaken && !hasFailed;

  useLayoutEffect(() => {
    if (!isHydrated || hasTaken) return;
    const { current } = disclosure;
    const wasOpen = current?.open ?? false;
    setOpen(wasOpen);
    // An open disclosure stays until the drawer is there to take its place.
    if (wasOpen && !Drawer) return;
    hadFocus.current = current?.contains(document.activeElement) ?? false;
    setTaken(true);
  }, [isHydrated, hasTaken, Drawer]);

  useLayoutEffect(() => {
    if (isDrawer && hadFocus.current) button.current?.focus();
  }, [isDrawer]);

  return { isDrawer, isOpen, setOpen, Drawer, disclosure, button };
}
