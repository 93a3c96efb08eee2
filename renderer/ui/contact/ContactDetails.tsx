import type { ContactBlock } from '../../../schemas/generated/blocks/contact.ts';
import { Icon } from '../../art/Icon.tsx';
import { Action } from '../Action.tsx';
import { Hours } from '../Hours.tsx';
import * as styles from './ContactDetails.css.ts';

/** Telephone, mail, opening hours and showrooms. */
export function ContactDetails(props: ContactBlock) {
  const { phone, callHref, callLabel, textHref, textLabel = 'Text us', email, hoursTitle = 'Hours', hours } = props;
  const { showroomsTitle = 'Showrooms', showrooms = [] } = props;
  return (
    <div className={styles.root}>
      <div className={styles.group}>
        <a href={callHref} className={styles.phone}>
          {phone}
        </a>
        <div className={styles.actions}>
          <Action label={callLabel} href={callHref} />
          {textHref === undefined ? null : (
            <Action label={textLabel} href={textHref} style="secondary" icon={<Icon name="chat" size={20} />} />
          )}
        </div>
        <p>
          <a href={`mailto:${email}`} className={styles.mail}>
            <Icon name="mail" size={20} />
            {email}
          </a>
        </p>
      </div>
      <div className={styles.group}>
        <h2 className={styles.title}>{hoursTitle}</h2>
        <Hours lines={hours} />
      </div>
      {showrooms.length === 0 ? null : (
        <div className={styles.group}>
          <h2 className={styles.title}>{showroomsTitle}</h2>
          <ul className={styles.showrooms}>
            {showrooms.map(({ name, address, mapUrl }) => (
              <li key={name}>
                <p className={styles.name}>{name}</p>
                {address === undefined ? null : (
                  <p>
                    {address.street}, {address.city}, {address.state} {address.postalCode}
                  </p>
                )}
                {mapUrl === undefined ? null : (
                  <a href={mapUrl} target="_blank" rel="noopener" className={styles.directions}>
                    Directions<span className={styles.hidden}> to {name} (opens in a new tab)</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
