import { useEffect, useRef } from 'react';
import type { Comparison } from '../../state/comparison.ts';
import { mostCompared } from '../../state/comparison.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import type { Filters } from '../../state/vehicle-filters.ts';
import type { VehicleList } from '../../state/vehicle-list.ts';
import * as action from '../Action.css.ts';
import * as styles from './Results.css.ts';
import { TileSkeleton, VehicleTile } from './VehicleTile.tsx';

interface ResultsProps {
  list: VehicleList;
  /** Those of the list that fit. */
  vehicles: readonly InventoryVehicle[];
  filters: Filters;
  comparison: Comparison;
  onClear: () => void;
}

/** The vehicles that fit the filters, or what stands in their place. */
export function Results({ list, vehicles, filters, comparison, onClear }: ResultsProps) {
  const root = useRef<HTMLDivElement>(null);
  useStayAtTop(root, filters);
  return (
    <div ref={root} className={styles.root} aria-busy={list.state === 'loading'}>
      {list.state === 'loading' ? (
        <div className={styles.grid}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </div>
      ) : null}
      {list.state === 'failed' ? (
        <div role="alert" className={styles.notice}>
          <p className={styles.noticeText}>{`Error loading vehicles: ${list.message}`}</p>
          <button type="button" className={action.action.primary} onClick={list.retry}>
            Try again
          </button>
        </div>
      ) : null}
      {list.state === 'loaded' && vehicles.length === 0 ? (
        <div className={styles.notice}>
          <p className={styles.noticeText}>No vehicles match your current filters.</p>
          <button type="button" className={action.action.primary} onClick={onClear}>
            Clear All Filters
          </button>
        </div>
      ) : null}
      {list.state === 'loaded' && vehicles.length > 0 ? (
        <ul className={styles.grid}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.slug}>
              <VehicleTile
                vehicle={vehicle}
                isCompared={comparison.picked.includes(vehicle.slug)}
                canCompare={comparison.picked.length < mostCompared}
                onCompare={comparison.toggle}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Brings the first result back into view when other filters put other results there. */
function useStayAtTop(root: { current: HTMLElement | null }, filters: Filters): void {
  const chosen = JSON.stringify(filters);
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }, [chosen, root]);
}
