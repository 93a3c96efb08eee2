import type { OpeningHoursBlock } from '../../schemas/generated/blocks/opening-hours.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { Hours } from '../ui/Hours.tsx';
import { OpenNow } from '../ui/OpenNow.tsx';
import * as styles from './OpeningHours.css.ts';

export default function OpeningHours(props: OpeningHoursBlock) {
  const { id, heading, text, name, hours, timeZone, note, actions } = props;
  return (
    <Section id={id} tone="panel">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <Actions actions={actions} />
        </div>
        <div className={styles.board}>
          {name === undefined ? null : <h3 className={styles.name}>{name}</h3>}
          <OpenNow {...hours.value} timeZone={timeZone} />
          <Hours {...hours.value} />
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </Section>
  );
}
