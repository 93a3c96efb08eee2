import { useLocation } from 'react-router';
import type { SiteHeaderBlock } from '../../schemas/generated/blocks/site-header.ts';
import { usePage } from '../state/page.ts';
import { Action } from '../ui/Action.tsx';
import { BrandMark } from '../ui/BrandMark.tsx';
import { NavigationLink } from '../ui/NavigationLink.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { SiteMenu } from '../ui/SiteMenu.tsx';
import * as styles from './SiteHeader.css.ts';

/** The call button is in the bar. On a phone it moves to the bottom edge of the screen, close to the thumb. */
export default function SiteHeader(props: SiteHeaderBlock) {
  const { id, name, links, callLabel, phone, hours, timeZone } = props;
  const location = useLocation();
  // The page's own route, since a page can be shown at several addresses.
  const pathname = usePage()?.route ?? location.pathname;
  const openNow = <OpenNow {...hours?.value} timeZone={timeZone} length="short" />;
  const call = <Action label={callLabel} phone={phone} />;
  return (
    <header id={id} className={styles.root}>
      <div className={styles.bar}>
        <a href="/" className={styles.name}>
          <BrandMark className={styles.mark} />
          {name}
        </a>
        <nav aria-label="Main" className={styles.links}>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.href}>
                <NavigationLink link={link} pathname={pathname} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.call}>
          <div className={styles.reach}>
            <PhoneLink phone={phone} className={styles.phone} />
            {openNow}
          </div>
          {call}
        </div>
        <SiteMenu
          key={location.key}
          links={links}
          pathname={pathname}
          foot={
            <>
              {call}
              <PhoneLink phone={phone} className={styles.phone} />
              {openNow}
            </>
          }
        />
      </div>
    </header>
  );
}
