import * as styles from './DataTable.css.ts';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A table whose rows have headings. One that is too wide for the screen scrolls by itself, with the keyboard too. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const table = (
    <table className={styles.table[columns.length > 2 ? 'wide' : 'narrow']}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} className={styles.row}>
            <th scope="row" className={styles.rowHead}>
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (columns.length === 2) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section aria-label={caption} tabIndex={0} className={styles.scroller}>
      {table}
    </section>
  );
}
