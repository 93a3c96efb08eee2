import type { QuickContactBlock } from '../../schemas/generated/blocks/quick-contact.ts';
import { Icon } from '../art/Icon.tsx';
import * as layout from '../layout/layout.css.ts';
import { Action } from '../ui/Action.tsx';
import { Horizon } from '../ui/Horizon.tsx';
import { Hours } from '../ui/Hours.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import * as styles from './QuickContact.css.ts';

export default function QuickContact(props: QuickContactBlock) {
  const { id, heading, text, phone, callHref, callLabel, textHref, textLabel = 'Text us' } = props;
  const { hoursTitle, hours = [], openingDays, timeZone } = props;
  return (
    <aside id={id} aria-label={heading} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.reach}>
          <div className={layout.cluster}>
            <Action label={`${callLabel} ${phone}`} href={callHref} />
            {textHref === undefined ? null : (
              <Action label={textLabel} href={textHref} style="secondary" icon={<Icon name="chat" size={20} />} />
            )}
          </div>
          {openingDays && timeZone ? <OpenNow days={openingDays} timeZone={timeZone} /> : null}
          {hours.length === 0 ? null : (
            <div className={styles.hours}>
              {hoursTitle === undefined ? null : <h3 className={styles.hoursTitle}>{hoursTitle}</h3>}
              <Hours lines={hours} />
            </div>
          )}
        </div>
      </div>
      <Horizon />
    </aside>
  );
}
