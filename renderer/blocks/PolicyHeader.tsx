import type { PolicyHeaderBlock } from '../../schemas/generated/blocks/policy-header.ts';
import * as styles from './PolicyHeader.css.ts';

export default function PolicyHeader({ id, heading, summary }: PolicyHeaderBlock) {
  return (
    <header id={id} className={styles.root}>
      <h1 className={styles.heading}>{heading}</h1>
      {summary === undefined ? null : <p className={styles.summary}>{summary}</p>}
    </header>
  );
}
