import type { CallToActionBlock } from '../../schemas/generated/blocks/call-to-action.ts';
import { Scene } from '../art/Scene.tsx';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import * as styles from './CallToAction.css.ts';

export default function CallToAction({ id, heading, text, actions, scene }: CallToActionBlock) {
  return (
    <Section id={id}>
      <div className={styles.root} data-scene={scene} data-call="">
        {scene === undefined ? null : <Scene name={scene} className={styles.scene} />}
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
