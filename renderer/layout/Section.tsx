import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

interface SectionProps {
  id?: string | undefined;
  heading?: string | undefined;
  /** One or two sentences under the heading, or in its place. */
  lead?: string | undefined;
  tone?: keyof typeof styles.section;
  children?: ReactNode;
}

/** A band across the page with a heading. Most blocks are one. */
export function Section({ id, heading, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} className={styles.section[tone]}>
      <div className={`${styles.container} ${styles.stack.l}`}>
        {heading || lead ? (
          <div className={styles.head}>
            {heading ? <h2>{heading}</h2> : null}
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
