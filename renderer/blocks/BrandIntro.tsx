import type { BrandIntroBlock } from '../../schemas/generated/blocks/brand-intro.ts';
import { Icon } from '../art/Icon.tsx';
import * as layout from '../layout/layout.css.ts';
import { Html } from '../ui/Html.tsx';
import * as styles from './BrandIntro.css.ts';

export default function BrandIntro({ id, heading, text, points }: BrandIntroBlock) {
  return (
    <section id={id} className={layout.section.paper}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Html html={text} className={styles.text} />
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" className={styles.tick} />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
