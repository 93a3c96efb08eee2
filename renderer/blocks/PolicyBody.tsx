import type { PolicyBodyBlock } from '../../schemas/generated/blocks/policy-body.ts';
import { Contents } from '../ui/Contents.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { figureWords } from '../ui/figure-words.ts';
import { Html } from '../ui/Html.tsx';
import * as styles from './PolicyBody.css.ts';

export default function PolicyBody({ id, sections }: PolicyBodyBlock) {
  return (
    <div id={id} className={styles.root}>
      <Contents title="On this page" entries={sections} />
      <div className={styles.sections}>
        {sections.map(({ id: anchor, title, text, table, note }) => (
          <section key={anchor} id={anchor} className={styles.section}>
            <h2 className={styles.title}>
              <a href={`#${anchor}`} className={styles.anchor}>
                {title}
              </a>
            </h2>
            {text === undefined ? null : <Html html={text} className={styles.text} />}
            {table === undefined ? null : <DataTable {...table} rows={table.rows.map(cellsOf)} />}
            {note === undefined ? null : <Html html={note} className={styles.text} />}
          </section>
        ))}
      </div>
    </div>
  );
}

type Row = NonNullable<PolicyBodyBlock['sections'][number]['table']>['rows'][number];

/** If a row is a fact, the fact's name is the heading of the row. */
function cellsOf(row: Row): string[] {
  if (Array.isArray(row)) return row.map((cell) => (typeof cell === 'string' ? cell : figureWords(cell).value));
  const { label, value } = figureWords(row);
  return [label, value];
}
