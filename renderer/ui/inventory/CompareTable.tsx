import { useEffect, useRef, useState } from 'react';
import { hidden } from '../../layout/layout.css.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import { Action } from '../Action.tsx';
import { Button } from '../Button.tsx';
import { estimateText } from '../format.ts';
import { ToggleButton } from '../ToggleButton.tsx';
import { VehiclePicture } from '../VehiclePicture.tsx';
import * as styles from './CompareTable.css.ts';

const rows: readonly [string, keyof InventoryVehicle][] = [
  ['Price', 'priceText'],
  ['Seats', 'seats'],
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
  /** The query of the list without a comparison. */
  backTo: string;
  /** Compares only these slugs. */
  onKeep: (slugs: readonly string[]) => void;
}

/** Compares vehicles side by side, one row for each figure. Rows with differences stand out. */
export default function CompareTable({ vehicles, backTo, onKeep }: CompareTableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const buttonRow = useRef<HTMLTableRowElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const differs = (key: keyof InventoryVehicle) => new Set(vehicles.map((vehicle) => vehicle[key])).size > 1;
  const different = rows.filter(([, key]) => differs(key));
  const shown = onlyDifferences && different.length > 0 ? different : rows;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const remove = (index: number) => {
    onKeep(vehicles.map(({ slug }) => slug).filter((_, at) => at !== index));
    // The pressed button disappears, so move the focus to the next one.
    const buttons = buttonRow.current?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id="side-by-side" tabIndex={-1} className={styles.heading}>
            Side by side
          </h2>
          <p role="status" className={styles.note}>
            {`Comparing ${vehicles.length} ${vehicles.length === 1 ? 'vehicle' : 'vehicles'}.${
              different.length === 0 ? '' : ' What differs is in bold.'
            }`}
          </p>
        </div>
        <div className={styles.actions}>
          {different.length === 0 ? null : (
            <ToggleButton isSelected={onlyDifferences} onChange={setOnlyDifferences}>
              Differences only
            </ToggleButton>
          )}
          <Button look="secondary" onPress={() => window.print()}>
            Print
          </Button>
          <Action label="Back to All Vehicles" href={backTo} style="secondary" />
        </div>
      </div>
      <section className={styles.scroll} aria-label="Comparison">
        <table className={styles.table} aria-labelledby="side-by-side">
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
                </th>
              ))}
            </tr>
            {/* In a row of their own, because a screen reader says all words in the head of a column before each figure. */}
            <tr ref={buttonRow} className={styles.buttons}>
              <td />
              {vehicles.map((vehicle, index) => (
                <td key={vehicle.slug} className={styles.removal}>
                  <Button className={styles.remove} onPress={() => remove(index)}>
                    Remove<span className={hidden}> {vehicle.name}</span>
                  </Button>
                </td>
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
                    {wordsOf(vehicle, key)}
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

function wordsOf(vehicle: InventoryVehicle, key: keyof InventoryVehicle): string {
  const text = String(vehicle[key] ?? '');
  return text === '' ? 'Not stated' : estimateText(text, key.replace(/Text$/, ''), vehicle.estimates);
}
