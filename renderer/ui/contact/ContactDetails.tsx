import { addressText } from '../../../schemas/format.ts';
import type { ContactBlock } from '../../../schemas/generated/blocks/contact.ts';
import { Icon } from '../../art/Icon.tsx';
import { hidden } from '../../layout/layout.css.ts';
import { Action } from '../Action.tsx';
import { Hours } from '../Hours.tsx';
import { Link } from '../Link.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { Unbroken } from '../Unbroken.tsx';
import * as styles from './ContactDetails.css.ts';

/** Phone, text message and email. */
export function Reach({ phone, callLabel, textLabel, email }: ContactBlock) {
  return (
    <div className={styles.group}>
      <PhoneLink phone={phone} className={styles.phone} />
      <div className={styles.actions}>
        <Action label={callLabel} phone={phone} />
        {textLabel === undefined ? null : <Action label={textLabel} href={`sms:${phone.value}`} style="secondary" />}
      </div>
      <a href={`mailto:${email}`} className={styles.mail}>
        <Icon name="mail" size={20} />
        {email}
      </a>
    </div>
  );
}

/** Opening hours, and where the showrooms are. */
export function Places(props: ContactBlock) {
  const { hours, hoursTitle = hours.label, showroomsTitle = 'Showrooms', showrooms = [] } = props;
  return (
    <div className={styles.places}>
      <div className={styles.group}>
        <h2 className={styles.title}>{hoursTitle}</h2>
        <Hours {...hours.value} />
      </div>
      {showrooms.length === 0 ? null : (
        <div className={styles.group}>
          <h2 className={styles.title}>{showroomsTitle}</h2>
          <ul className={styles.showrooms}>
            {showrooms.map((showroom) => (
              <Showroom key={showroom.name} showroom={showroom} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Showroom({ showroom }: { showroom: NonNullable<ContactBlock['showrooms']>[number] }) {
  const { name, address, specialHours, mapUrl } = showroom;
  return (
    <li>
      <p className={styles.name}>{name}</p>
      {address === undefined ? null : <p>{addressText(address)}</p>}
      {specialHours === undefined ? null : (
        <p>
          <Unbroken text={specialHours} />
        </p>
      )}
      {mapUrl === undefined ? null : (
        <Link href={mapUrl} className={styles.directions} newTab>
          Directions<span className={hidden}> to {name}</span>
        </Link>
      )}
    </li>
  );
}
