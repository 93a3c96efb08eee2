import { useCurrentSection } from '../state/current-section.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  title: string;
  entries: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page: folded away on a small screen, beside the text on a large one. */
export function Contents({ title, entries }: ContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  const list = (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} className={styles.link} aria-current={entry.id === current ? 'location' : undefined}>
            {entry.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className={styles.root}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{title}</summary>
        {list}
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{title}</p>
        {list}
      </div>
    </nav>
  );
}
