import type { DealerContactBlock } from '../../schemas/generated/blocks/dealer-contact.ts';
import { Section } from '../layout/Section.tsx';
import { Action, Actions } from '../ui/Action.tsx';
import { Address } from '../ui/Address.tsx';
import { Hours } from '../ui/Hours.tsx';
import { NewTab, newTabProps } from '../ui/NewTab.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import * as styles from './DealerContact.css.ts';

export default function DealerContact(props: DealerContactBlock) {
  const { id, heading, text, name, phoneText, callHref, callLabel, showrooms, actions = [] } = props;
  return (
    <Section id={id} tone="night" heading={heading} lead={text}>
      <div className={styles.root}>
        <div className={styles.main}>
          <p className={styles.name}>{name}</p>
          <p className={styles.number}>{phoneText}</p>
          <div className={styles.actions}>
            <Action label={callLabel} href={callHref} />
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
                <a href={showroom.callHref} className={styles.link}>
                  <Unbroken text={showroom.phoneText} />
                </a>
                {showroom.mapUrl === undefined ? null : (
                  <a href={showroom.mapUrl} className={styles.link} {...newTabProps(true)}>
                    Directions
                    <NewTab />
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function OpeningTimes({ hoursTitle, hours = [], openingDays, timeZone }: DealerContactBlock) {
  if (hours.length === 0) return null;
  return (
    <div className={styles.hours}>
      {hoursTitle === undefined ? null : <h3 className={styles.hoursTitle}>{hoursTitle}</h3>}
      {openingDays && timeZone ? <OpenNow days={openingDays} timeZone={timeZone} /> : null}
      <Hours lines={hours} />
    </div>
  );
}
