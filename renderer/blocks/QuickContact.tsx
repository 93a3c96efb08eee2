import type { QuickContactBlock } from '../../schemas/generated/blocks/quick-contact.ts';
import { Icon } from '../art/Icon.tsx';
import * as layout from '../layout/layout.css.ts';
import { Action } from '../ui/Action.tsx';
import { Hours } from '../ui/Hours.tsx';
import * as styles from './QuickContact.css.ts';

export default function QuickContact(props: QuickContactBlock) {
  const { id, heading, phone, callHref, callLabel, textHref, textLabel = 'Text us', hoursTitle, hours = [] } = props;
  return (
    <aside id={id} aria-label={heading} className={styles.root}>
      <div className={styles.inner}>
        <div className={layout.stack.s}>
          <h2 className={styles.title}>{heading}</h2>
          <div className={layout.cluster}>
            <Action label={`${callLabel} ${phone}`} href={callHref} icon={<Icon name="phone" />} />
            {textHref === undefined ? null : (
              <Action label={textLabel} href={textHref} style="secondary" icon={<Icon name="chat" />} />
            )}
          </div>
        </div>
        {hours.length === 0 ? null : (
          <div>
            {hoursTitle === undefined ? null : <p>{hoursTitle}</p>}
            <Hours lines={hours} />
          </div>
        )}
      </div>
    </aside>
  );
}
