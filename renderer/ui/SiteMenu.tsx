import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { screens } from '../layout/screens.ts';
import { preload, useLate } from '../state/late.ts';
import { Button } from './Button.tsx';
import { NavigationLink, type NavigationTarget } from './NavigationLink.tsx';
import * as styles from './SiteMenu.css.ts';

const loadModal = () => import('./Modal.tsx');
const warmUp = preload(loadModal);

interface SiteMenuProps {
  links: readonly NavigationTarget[];
  /** The path of the current page. */
  pathname: string;
  /** Goes below the links. */
  foot: ReactNode;
}

/** The navigation on a small screen: a drawer from the right. If it fails to load, the links open in its place. */
export function SiteMenu({ links, pathname, foot }: SiteMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const Modal = useLate(loadModal, isOpen);
  useEffect(() => {
    // On a screen that becomes wide, the button goes away, and its drawer with it.
    const wide = window.matchMedia(screens.menu);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  const isInPlace = isOpen && Modal === null;
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
  return (
    <div className={styles.root} data-scripted="boot">
      <Button
        className={styles.button}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={warmUp}
        onFocus={warmUp}
        // Until the drawer has loaded, a second press means the first.
        onPress={() => setOpen(!isInPlace)}
      >
        <Icon name={isInPlace ? 'close' : 'menu'} />
      </Button>
      {isInPlace ? <div className={styles.panel}>{content}</div> : null}
      {isOpen && Modal ? (
        <Modal title="Menu" onClose={() => setOpen(false)}>
          {content}
        </Modal>
      ) : null}
    </div>
  );
}
