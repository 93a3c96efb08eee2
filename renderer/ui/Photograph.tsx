import type { PhotographBlock } from '../../schemas/generated/blocks/photograph.ts';
import * as styles from './Photograph.css.ts';

export type PhotographData = PhotographBlock['photograph'];

interface PhotographProps {
  photograph: PhotographData;
  /** How wide it is shown, in the words of the attribute `sizes`. */
  sizes: string;
  /** `whole` keeps its shape; `filled` fills the frame that `className` makes, cut where it must be. */
  fit?: keyof typeof styles.frame;
  /** The picture that a page opens with is loaded first; others when they are near. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
}

/** A photograph in the size and the format that suit the screen, with a few pixels of it to look at until it is there. */
export function Photograph({ photograph, sizes, fit = 'whole', isFirst = false, className }: PhotographProps) {
  const { file, alt, renditions } = photograph;
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const frame = `${styles.frame[fit]} ${className ?? ''}`.trim();
  // The API may name a file that this page was not built with.
  if (!renditions) {
    return (
      <span className={frame}>
        <img src={`/images/${file}`} alt={alt} className={styles.image} {...loading} />
      </span>
    );
  }
  const { address, widths, fallback, width, height, preview } = renditions;
  const source = (ending: 'avif' | 'webp') => ({
    type: `image/${ending}`,
    srcSet: widths.map((pixels) => `${address}-${pixels}.${ending} ${pixels}w`).join(', '),
    // Browsers that know it take the width that a picture loaded late really has; others pass over the word.
    sizes: isFirst ? sizes : `auto, ${sizes}`,
  });
  return (
    <span className={frame}>
      {preview === undefined ? null : (
        <img src={preview} alt="" width={width} height={height} className={styles.preview} />
      )}
      <picture className={styles.picture}>
        <source {...source('avif')} />
        <source {...source('webp')} />
        <img
          src={fallback}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          decoding="async"
          {...loading}
        />
      </picture>
    </span>
  );
}
