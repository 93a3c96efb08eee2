import type { CallToActionBlock } from '../../schemas/generated/blocks/call-to-action.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import * as styles from './CallToAction.css.ts';

export default function CallToAction({ id, heading, text, actions }: CallToActionBlock) {
  return (
    <Section id={id} tone="night">
      <div className={styles.root}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
