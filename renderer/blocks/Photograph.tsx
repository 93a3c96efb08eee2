import type { PhotographBlock } from '../../schemas/generated/blocks/photograph.ts';
import { Section } from '../layout/Section.tsx';
import { Photograph } from '../ui/Photograph.tsx';
import * as styles from './Photograph.css.ts';

export default function PhotographAcross({ id, photograph, caption }: PhotographBlock) {
  const picture = (
    <Photograph photograph={photograph} sizes="(min-width: 82rem) 77.5rem, 92vw" className={styles.picture} />
  );
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
