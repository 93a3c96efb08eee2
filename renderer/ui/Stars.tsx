import { Icon } from '../art/Icon.tsx';
import { hidden } from '../layout/layout.css.ts';
import * as styles from './Stars.css.ts';

const scale = [1, 2, 3, 4, 5];

/** A star rating. `label` says it in words, next to the stars or only for screen readers. */
export function Stars({ stars, label, showLabel = false }: { stars: number; label: string; showLabel?: boolean }) {
  const halves = Math.round(stars * 2) / 2;
  return (
    <p className={styles.root}>
      <span className={styles.stars} aria-hidden="true">
        {scale.map((star) => (
          <Icon
            key={star}
            name={star - 0.5 === halves ? 'star-half' : 'star'}
            size={20}
            className={star - 0.5 <= halves ? styles.full : styles.empty}
          />
        ))}
      </span>
      <span className={showLabel ? undefined : hidden}>{label}</span>
    </p>
  );
}
