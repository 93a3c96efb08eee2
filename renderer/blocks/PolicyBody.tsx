import type { PolicyBodyBlock } from '../../schemas/generated/blocks/policy-body.ts';
import { Contents } from '../ui/Contents.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Html } from '../ui/Html.tsx';
import * as styles from './PolicyBody.css.ts';

export default function PolicyBody({ id, contentsTitle = 'On this page', sections }: PolicyBodyBlock) {
  return (
    <div id={id} className={styles.root}>
      <Contents title={contentsTitle} entries={sections} />
      <div className={styles.sections}>
        {sections.map(({ id: anchor, title, text, table, note }) => (
          <section key={anchor} id={anchor} className={styles.section}>
            <h2 className={styles.title}>
              <a href={`#${anchor}`} className={styles.anchor}>
                {title}
              </a>
            </h2>
            {text === undefined ? null : <Html html={text} className={styles.text} />}
            {table === undefined ? null : <DataTable {...table} />}
            {note === undefined ? null : <Html html={note} className={styles.text} />}
          </section>
        ))}
      </div>
    </div>
  );
}
