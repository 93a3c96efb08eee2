import { Children, type ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** A list in columns: as many as fit, and at most `count` on a large screen. Each child is one item. */
export function Columns({ count = 'three', children }: { count?: keyof typeof styles.columns; children: ReactNode }) {
  return (
    <ul className={styles.columns[count]}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
