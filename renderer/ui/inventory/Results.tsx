import { useEffect, useRef, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useLocation } from 'react-router';
import type { Filters } from '../../state/filters.ts';
import { type InventoryAddress, mostCompared } from '../../state/inventory-address.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import type { Answer } from '../../state/vehicles.ts';
import { Button } from '../Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { whyNotMore } from './CompareTray.tsx';
import * as styles from './Results.css.ts';
import { TileSkeleton, VehicleTile } from './VehicleTile.tsx';

interface ResultsProps {
  /** The state of the request for the list. */
  answer: Answer<unknown>;
  /** The vehicles that match. */
  vehicles: readonly InventoryVehicle[];
  address: InventoryAddress;
  onRetry: () => void;
  onClear: () => void;
}

/** The vehicles that match the filters, or a message instead. */
export function Results({ answer, vehicles, address, onRetry, onClear }: ResultsProps) {
  const root = useRef<HTMLDivElement>(null);
  const listKey = useListKey();
  useStayAtTop(root, address.filters, listKey);
  const whyNot = address.picked.length < mostCompared ? undefined : whyNotMore;
  return (
    <div ref={root} className={styles.root} aria-busy={answer.state === 'loading'}>
      {answer.state === 'loading' ? (
        <div className={styles.grid}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </div>
      ) : null}
      {answer.state === 'failed' ? (
        <div role="alert" className={styles.notice}>
          <p className={styles.noticeText}>
            {`Error loading vehicles: Failed to fetch vehicles: ${answer.status ?? 'no connection'}`}
          </p>
          <Button onPress={onRetry}>Try Again</Button>
        </div>
      ) : null}
      {answer.state === 'loaded' && vehicles.length === 0 ? (
        <div className={styles.notice}>
          <p className={styles.noticeText}>No vehicles match your current filters.</p>
          <Button onPress={onClear}>Clear All Filters</Button>
        </div>
      ) : null}
      {answer.state === 'loaded' && vehicles.length > 0 ? (
        <CheckboxGroup label="Vehicles" value={address.picked} onChange={address.pick}>
          <ul key={listKey} className={styles.grid}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.slug}>
                <VehicleTile vehicle={vehicle} isCompared={address.picked.includes(vehicle.slug)} whyNot={whyNot} />
              </li>
            ))}
          </ul>
        </CheckboxGroup>
      ) : null}
    </div>
  );
}

/** A React key that changes once, when the link's filters replace the list in the HTML. Otherwise tiles would jump around. */
function useListKey(): string {
  const { search } = useLocation();
  const isServer = useIsSSR();
  const [isChosen] = useState(search !== '');
  return isChosen && !isServer ? 'chosen' : 'built';
}

/** Scrolls the first result back into view when the filters change, but not when the page opens. */
function useStayAtTop(root: { current: HTMLElement | null }, filters: Filters, listKey: string): void {
  const chosen = JSON.stringify(filters);
  const last = useRef({ chosen, listKey });
  useEffect(() => {
    const before = last.current;
    last.current = { chosen, listKey };
    const isChanged = before.chosen !== chosen && before.listKey === listKey;
    if (isChanged && root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }, [chosen, listKey, root]);
}
