import type { EffectiveDateBlock } from '../../schemas/generated/blocks/effective-date.ts';
import * as styles from './EffectiveDate.css.ts';

export default function EffectiveDate({ id, name, label, date, dateTime }: EffectiveDateBlock) {
  return (
    <div id={id} className={styles.root}>
      <div className={styles.inner}>
        {name === undefined ? null : <p className={styles.name}>{name}</p>}
        <p className={styles.date}>
          {label} <time dateTime={dateTime}>{date}</time>
        </p>
      </div>
    </div>
  );
}
