import type { DealerContactBlock } from '../../schemas/generated/blocks/dealer-contact.ts';
import { hidden } from '../layout/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { Action, Actions } from '../ui/Action.tsx';
import { Address } from '../ui/Address.tsx';
import { Hours } from '../ui/Hours.tsx';
import { Link } from '../ui/Link.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import * as styles from './DealerContact.css.ts';

export default function DealerContact(props: DealerContactBlock) {
  const { id, heading, text, name, phone, callLabel, showrooms, actions } = props;
  return (
    <Section id={id} tone="night" heading={heading} lead={text}>
      <div className={styles.root} data-call="">
        <div className={styles.main}>
          <p className={styles.name}>{name}</p>
          <PhoneLink phone={phone} className={styles.number} />
          <div className={styles.actions}>
            <Action label={callLabel} phone={phone} />
            <Actions actions={actions} />
          </div>
          <OpeningTimes {...props} />
        </div>
        <ul className={styles.showrooms}>
          {showrooms.map((showroom) => (
            <li key={showroom.name} className={styles.showroom}>
              <h3 className={styles.showroomName}>{showroom.name}</h3>
              <Address address={showroom.address} className={styles.address} />
              <p className={styles.links}>
                <PhoneLink phone={{ href: showroom.callHref, text: showroom.phoneText }} className={styles.link} />
                {showroom.mapUrl === undefined ? null : (
                  <Link href={showroom.mapUrl} className={styles.link} newTab>
                    Directions<span className={hidden}> to {showroom.name}</span>
                  </Link>
                )}
              </p>
              {showroom.specialHours === undefined ? null : (
                <p className={styles.specialHours}>
                  <Unbroken text={showroom.specialHours} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function OpeningTimes({ hours, hoursTitle = hours?.label, timeZone }: DealerContactBlock) {
  if (hours === undefined) return null;
  return (
    <div className={styles.hours}>
      <h3 className={styles.hoursTitle}>{hoursTitle}</h3>
      <OpenNow {...hours.value} timeZone={timeZone} />
      <Hours {...hours.value} />
    </div>
  );
}
