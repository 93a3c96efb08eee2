import * as styles from './DataTable.css.ts';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A table with row headings. On a small screen, each row of more than two cells becomes a list, with column headings as labels. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const shape = columns.length > 2 ? 'list' : 'pair';
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.headings[shape]}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={[heading, ...cells].join()} className={styles.row[shape]}>
              <th scope="row" className={styles.rowHeading[shape]}>
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                  data-long={cell.length > 24 || undefined}
                  className={styles.cell[shape]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
