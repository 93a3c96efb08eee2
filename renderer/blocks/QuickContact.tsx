import type { QuickContactBlock } from '../../schemas/generated/blocks/quick-contact.ts';
import * as layout from '../layout/layout.css.ts';
import { Action } from '../ui/Action.tsx';
import { Horizon } from '../ui/Horizon.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import * as styles from './QuickContact.css.ts';

export default function QuickContact(props: QuickContactBlock) {
  const { id, heading, text, phone, callLabel, textLabel, hours, timeZone } = props;
  return (
    <aside id={id} aria-label={heading} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.reach}>
          <div className={layout.cluster}>
            <Action label={`${callLabel} ${phone.text}`} phone={phone} />
            {textLabel === undefined ? null : (
              <Action label={textLabel} href={`sms:${phone.value}`} style="secondary" />
            )}
          </div>
          <OpenNow {...hours?.value} timeZone={timeZone} />
        </div>
      </div>
      <div className={styles.horizon}>
        <Horizon />
      </div>
    </aside>
  );
}
