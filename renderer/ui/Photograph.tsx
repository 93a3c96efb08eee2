import type { PhotographBlock } from '../../schemas/generated/blocks/photograph.ts';
import * as styles from './Photograph.css.ts';

export type PhotographData = PhotographBlock['photograph'];

interface PhotographProps {
  photograph: PhotographData;
  /** The `sizes` attribute: how wide it is on screen. */
  sizes: string;
  /** `whole` keeps its shape. `filled` crops it to fill the frame from `className`. */
  fit?: keyof typeof styles.frame;
  /** The first picture of a page loads at once; others load when they are near the screen. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
}

/** A photograph in the size and format that suit the screen, with a tiny preview until it has loaded. */
export function Photograph({ photograph, sizes, fit = 'whole', isFirst = false, className }: PhotographProps) {
  const { file, alt, renditions } = photograph;
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const frame = `${styles.frame[fit]} ${className ?? ''}`.trim();
  // The API can name a file that this page was not built with.
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
    // With `auto`, browsers that support it use the real width of a lazy picture. Others skip the word.
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
