import type { EffectiveDateBlock } from '../../schemas/generated/blocks/effective-date.ts';
import * as styles from './EffectiveDate.css.ts';

export default function EffectiveDate({ id, label, date }: EffectiveDateBlock) {
  return (
    <div id={id} className={styles.root}>
      <p className={styles.line}>
        {label} {date.text}
      </p>
    </div>
  );
}
