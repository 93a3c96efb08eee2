import { Icon } from '../../art/Icon.tsx';
import { type Comparison, mostCompared } from '../../state/comparison.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import { Action } from '../Action.tsx';
import * as styles from './CompareTray.css.ts';

/** The vehicles picked so far, at the foot of the window, with the way to the comparison. */
export function CompareTray({
  vehicles,
  comparison,
}: {
  vehicles: readonly InventoryVehicle[];
  comparison: Comparison;
}) {
  const { picked, toggle, clear, query } = comparison;
  const names = picked.flatMap((slug) => vehicles.find((vehicle) => vehicle.slug === slug) ?? []);
  if (names.length === 0) return null;
  return (
    <section aria-label="Vehicles to compare" className={styles.root}>
      <p role="status" className={styles.count}>{`${names.length} of ${mostCompared} picked`}</p>
      <ul className={styles.list}>
        {names.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" className={styles.item} aria-label={`Remove ${name}`} onClick={() => toggle(slug)}>
              <span className={styles.name}>{name}</span>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
        {names.length > 1 ? (
          <Action label="Compare" href={query(names.map(({ slug }) => slug))} />
        ) : (
          <p>Pick one more</p>
        )}
      </div>
    </section>
  );
}
