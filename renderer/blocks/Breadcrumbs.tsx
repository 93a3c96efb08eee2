import type { BreadcrumbsBlock } from '../../schemas/generated/blocks/breadcrumbs.ts';
import * as styles from './Breadcrumbs.css.ts';

export default function Breadcrumbs({ id, links, current }: BreadcrumbsBlock) {
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
