import type { LocationListBlock } from '../../schemas/generated/blocks/location-list.ts';
import { Icon } from '../art/Icon.tsx';
import { hidden } from '../layout/layout.css.ts';
import { action } from './Action.css.ts';
import { Address } from './Address.tsx';
import { Hours } from './Hours.tsx';
import { Link } from './Link.tsx';
import * as styles from './LocationCard.css.ts';
import { OpenNow } from './OpenNow.tsx';
import { PhoneLink } from './PhoneLink.tsx';

type Location = LocationListBlock['locations'][number];

interface LocationCardProps {
  location: Location;
  timeZone: string | undefined;
  /** Level of the heading. */
  Name: 'h2' | 'h3';
}

/** A showroom with everything a visitor needs to visit, call or find it. */
export function LocationCard({ location, timeZone, Name }: LocationCardProps) {
  const { name, type, address, phoneText, callHref, mapUrl, hoursLines, openingDays, hoursChanges } = location;
  return (
    <article className={styles.root[type]}>
      <Name className={styles.name}>{name}</Name>
      <div className={styles.place}>
        {address === undefined ? null : <Address address={address} className={styles.address} />}
        <PhoneLink phone={{ href: callHref, text: phoneText }} className={styles.phone} />
      </div>
      <div className={styles.actions}>
        {mapUrl === undefined ? null : (
          <Link href={mapUrl} className={action.primary} newTab>
            <Icon name="pin" size={20} />
            Directions
            <Of name={`to ${name}`} />
          </Link>
        )}
        <a href={callHref} className={action[mapUrl === undefined ? 'primary' : 'secondary']}>
          <Icon name="phone" size={20} />
          Call
          <Of name={name} />
        </a>
      </div>
      <div className={styles.hours}>
        <OpenNow days={openingDays} changes={hoursChanges} timeZone={timeZone} />
        <Hours lines={hoursLines} changes={hoursChanges} />
      </div>
      <Links location={location} />
    </article>
  );
}

function Links({ location: { name, website, reviewUrl, social } }: { location: Location }) {
  const links = [
    ['Website', website],
    ['Reviews', reviewUrl],
    ['Facebook', social?.facebook],
    ['Instagram', social?.instagram],
    ['YouTube', social?.youtube],
    ['LinkedIn', social?.linkedin],
    ['TikTok', social?.tiktok],
  ].filter(([, href]) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(([label, href]) => (
        <li key={label}>
          <Link href={href} className={styles.link} newTab>
            {label}
            <Of name={name} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lets screen reader users tell links with the same words apart. */
function Of({ name }: { name: string }) {
  return <span className={hidden}>{`\u00A0${name.replaceAll(' ', '\u00A0')}`}</span>;
}
