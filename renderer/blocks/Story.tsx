import type { StoryBlock } from '../../schemas/generated/blocks/story.ts';
import { Section } from '../layout/Section.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Html } from '../ui/Html.tsx';
import * as styles from './Story.css.ts';

export default function Story({ id, heading, text, figures = [] }: StoryBlock) {
  return (
    <Section id={id}>
      <div className={styles.root}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.words}>
          <Html html={text} className={styles.text} />
          {figures.length === 0 ? null : <Figures figures={figures} />}
        </div>
      </div>
    </Section>
  );
}
