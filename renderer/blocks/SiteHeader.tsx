import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteHeaderBlock } from '../../schemas/generated/blocks/site-header.ts';
import { Icon } from '../art/Icon.tsx';
import { useHydrated } from '../state/hydrated.ts';
import { Action } from '../ui/Action.tsx';
import * as styles from './SiteHeader.css.ts';

const Drawer = lazy(() => import('../ui/Drawer.tsx'));

export default function SiteHeader({ id, name, links, callLabel, callHref, phone }: SiteHeaderBlock) {
  return (
    <header id={id} className={styles.root}>
      <div className={styles.bar}>
        <a href="/" className={styles.name}>
          {name}
        </a>
        <nav aria-label="Main" className={styles.links}>
          <NavigationLinks links={links} />
        </nav>
        <Action label={callLabel} href={callHref} icon={<Icon name="phone" />} />
        <Menu links={links} phone={phone} />
      </div>
    </header>
  );
}

type Links = SiteHeaderBlock['links'];

function NavigationLinks({ links }: { links: Links }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <NavigationLink link={link} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}

function NavigationLink({ link, pathname }: { link: Links[number]; pathname: string }) {
  return (
    <a
      href={link.href}
      className={styles.link}
      aria-current={isActive(link.href, pathname) ? 'page' : undefined}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {link.label}
    </a>
  );
}

/** Home by exact match, the others by path prefix. */
function isActive(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** The navigation on a small screen: without JavaScript a disclosure, with it a drawer from the right. */
function Menu({ links, phone }: { links: Links; phone: string }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const items = links.map((link) => <NavigationLink key={link.href} link={link} pathname={pathname} />);

  if (!isHydrated) {
    return (
      <details className={styles.menu}>
        <summary className={styles.menuButton} aria-label="Menu">
          <Icon name="menu" />
        </summary>
        <nav aria-label="Menu" className={styles.menuPanel}>
          {items}
        </nav>
      </details>
    );
  }
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? (
        <Suspense>
          <Drawer title="Menu" onClose={() => setOpen(false)}>
            <nav aria-label="Menu">{items}</nav>
            <p>{phone}</p>
          </Drawer>
        </Suspense>
      ) : null}
    </div>
  );
}
