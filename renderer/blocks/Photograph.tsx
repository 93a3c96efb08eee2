import type { PhotographBlock } from '../../schemas/generated/blocks/photograph.ts';
import { Section } from '../layout/Section.tsx';
import { Photograph } from '../ui/Photograph.tsx';
import * as styles from './Photograph.css.ts';

const sizes = { across: '(min-width: 82rem) 77.5rem, 92vw', upright: '(min-width: 37rem) 34rem, 92vw' };

export default function PhotographAcross({ id, photograph, caption }: PhotographBlock) {
  const { width = 0, height = 0 } = photograph.renditions ?? {};
  const shape = height > width ? 'upright' : 'across';
  const picture = <Photograph photograph={photograph} sizes={sizes[shape]} className={styles.picture[shape]} />;
  return (
    <Section id={id}>
      {caption === undefined ? (
        picture
      ) : (
        <figure className={styles.figure}>
          {picture}
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
