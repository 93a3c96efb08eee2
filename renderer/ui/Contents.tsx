import * as styles from './Contents.css.ts';
import { Disclosure } from './Disclosure.tsx';

interface ContentsProps {
  title: string;
  entries: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page: collapsed on a small screen, beside the text on a large one. */
export function Contents({ title, entries }: ContentsProps) {
  return (
    <nav aria-label={title} className={styles.root}>
      <p className={styles.title}>{title}</p>
      <Disclosure title={title} className={styles.box} titleClassName={styles.button} panelClassName={styles.panel}>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} className={styles.link}>
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
