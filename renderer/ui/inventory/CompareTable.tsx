import { useEffect, useRef, useState } from 'react';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import { Action } from '../Action.tsx';
import { Button } from '../Button.tsx';
import { ToggleButton } from '../ToggleButton.tsx';
import { VehiclePicture } from '../VehiclePicture.tsx';
import * as styles from './CompareTable.css.ts';

const rows: readonly [string, keyof InventoryVehicle][] = [
  ['Price', 'priceText'],
  ['Seats', 'seatsText'],
  ['Range', 'rangeText'],
  ['Top speed', 'topSpeedText'],
  ['Drive', 'driveType'],
  ['Motor', 'motorType'],
  ['Battery', 'batteryType'],
  ['Full charge', 'chargingTimeText'],
  ['Payload', 'payloadText'],
];

interface CompareTableProps {
  vehicles: readonly InventoryVehicle[];
  /** Makes the query that compares these slugs. */
  query: (slugs: readonly string[]) => string;
}

/** Compares vehicles side by side, one row for each figure. Rows with differences stand out. */
export default function CompareTable({ vehicles, query }: CompareTableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const differs = (key: keyof InventoryVehicle) => new Set(vehicles.map((vehicle) => vehicle[key])).size > 1;
  const shown = onlyDifferences ? rows.filter(([, key]) => differs(key)) : rows;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const without = (slug: string) => vehicles.map((vehicle) => vehicle.slug).filter((shownSlug) => shownSlug !== slug);
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          Side by side
        </h2>
        <div className={styles.actions}>
          <ToggleButton isSelected={onlyDifferences} onChange={setOnlyDifferences}>
            Differences only
          </ToggleButton>
          <Button look="secondary" onPress={() => window.print()}>
            Print
          </Button>
          <Action label="Back to all vehicles" href={query([])} style="secondary" />
        </div>
      </div>
      <section className={styles.scroll} aria-label="Comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {vehicles.map((vehicle) => (
                <th key={vehicle.slug} scope="col" className={styles.vehicle}>
                  <div className={styles.picture} data-vehicle={vehicle.slug}>
                    <VehiclePicture vehicle={vehicle} sizes="20rem" />
                  </div>
                  <a href={vehicle.href} className={styles.name}>
                    {vehicle.name}
                  </a>
                  <a href={query(without(vehicle.slug))} className={styles.remove}>
                    Remove<span className={styles.hidden}> {vehicle.name}</span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([label, key]) => (
              <tr key={key} data-differs={differs(key) || undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {vehicles.map((vehicle) => (
                  <td key={vehicle.slug} className={styles.value}>
                    {String(vehicle[key] ?? '') || 'Not stated'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
