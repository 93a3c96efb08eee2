import type { SeriesTableBlock } from '../../schemas/generated/blocks/series-table.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './SeriesTable.css.ts';

const columns = [
  ['Model', styles.head],
  ['Seats', styles.detailHead],
  ['Range', styles.detailHead],
  ['Price', styles.priceHead],
];

export default function SeriesTable(props: SeriesTableBlock) {
  const { id, heading, text, vehicles, current, currentLabel, actions } = props;
  return (
    <Section id={id} heading={heading} lead={text} tone="panel">
      {vehicles.length < 2 ? null : (
        <div className={styles.frame}>
          <table className={styles.table} aria-label={heading}>
            <thead className={styles.heads}>
              <tr>
                {columns.map(([name, className]) => (
                  <th key={name} scope="col" className={className}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {vehicles.map((vehicle) => (
                <Row
                  key={vehicle.slug}
                  vehicle={vehicle}
                  currentLabel={vehicle.slug === current ? currentLabel : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Actions actions={actions} />
    </Section>
  );
}

interface RowProps {
  vehicle: SeriesTableBlock['vehicles'][number];
  /** Set on the row of the model that the page is about. */
  currentLabel: string | undefined;
}

function Row({ vehicle, currentLabel }: RowProps) {
  const isCurrent = currentLabel !== undefined;
  return (
    <tr className={isCurrent ? styles.currentRow : styles.row}>
      <th scope="row" className={styles.model}>
        <span className={styles.modelInner}>
          <span className={styles.picture} data-vehicle={vehicle.slug}>
            <VehiclePicture vehicle={vehicle} sizes="5.5rem" />
          </span>
          <span>
            {isCurrent ? (
              <span className={styles.named}>
                {vehicle.model} <span className={styles.mark}>{currentLabel}</span>
              </span>
            ) : (
              <a href={vehicle.href} className={styles.link}>
                {vehicle.model}
              </a>
            )}
            <span className={styles.brief}>
              {vehicle.seatsText}, {vehicle.rangeText}
            </span>
          </span>
        </span>
      </th>
      <td className={styles.detail}>{vehicle.seats}</td>
      <td className={styles.detail}>{vehicle.rangeText}</td>
      <td className={styles.price}>{vehicle.priceText}</td>
    </tr>
  );
}
