import type { BreadcrumbsBlock } from '../../schemas/generated/blocks/breadcrumbs.ts';
import * as styles from './Trail.css.ts';

type TrailProps = Pick<BreadcrumbsBlock, 'id' | 'links' | 'current'>;

/** Breadcrumbs: the way to a page, starting from Home. */
export function Trail({ id, links, current }: TrailProps) {
  return (
    <nav id={id} aria-label="Breadcrumbs" className={styles.root}>
      <ol className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
