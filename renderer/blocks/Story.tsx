import type { StoryBlock } from '../../schemas/generated/blocks/story.ts';
import { Section } from '../layout/Section.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Html } from '../ui/Html.tsx';
import { Photograph } from '../ui/Photograph.tsx';
import * as styles from './Story.css.ts';

export default function Story({ id, heading, text, photograph, figures }: StoryBlock) {
  return (
    <Section id={id}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {photograph === undefined ? null : (
            <Photograph
              photograph={photograph}
              sizes="(min-width: 84rem) 28rem, (min-width: 64rem) 34vw, 92vw"
              className={styles.photograph}
            />
          )}
        </div>
        <div className={styles.words}>
          <Html html={text} className={styles.text} />
          <Figures figures={figures} />
        </div>
      </div>
    </Section>
  );
}
