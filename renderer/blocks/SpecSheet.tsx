import type { SpecSheetBlock } from '../../schemas/generated/blocks/spec-sheet.ts';
import { Icon } from '../art/Icon.tsx';
import { Actions } from '../ui/Action.tsx';
import { filledFigures } from '../ui/figure-words.ts';
import * as styles from './SpecSheet.css.ts';

export default function SpecSheet(props: SpecSheetBlock) {
  const { id, featuresTitle, features, tableTitle, rows, note, imprint, actions } = props;
  return (
    <section id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.part}>
          <h2 className={styles.title}>{featuresTitle}</h2>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                <Icon name="check" className={styles.tick} />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h2 className={styles.title}>{tableTitle}</h2>
          <table className={styles.table} aria-label={tableTitle}>
            <tbody>
              {filledFigures(rows).map(({ label, value }) => (
                <tr key={label + value} className={styles.row}>
                  <th scope="row" className={styles.label}>
                    {label}
                  </th>
                  <td className={styles.value}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
        <Actions actions={actions} className={styles.actions} />
        {imprint === undefined ? null : (
          <p data-printed="" className={styles.imprint}>
            {imprint}
          </p>
        )}
      </div>
    </section>
  );
}
