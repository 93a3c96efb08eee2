import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { InventoryBlock } from '../../schemas/generated/blocks/inventory.ts';
import * as layout from '../layout/layout.css.ts';
import { cleared, filterVehicles } from '../state/filters.ts';
import { pickedKey, useInventoryAddress } from '../state/inventory-address.ts';
import { inventoryVehicle } from '../state/inventory-vehicle.ts';
import { tellFailure, useLate } from '../state/late.ts';
import { vehiclesAtom } from '../state/vehicles.ts';
import { CompareTray } from '../ui/inventory/CompareTray.tsx';
import { FilterBar } from '../ui/inventory/FilterBar.tsx';
import { Results } from '../ui/inventory/Results.tsx';
import { Summary } from '../ui/inventory/Summary.tsx';
import * as styles from './Inventory.css.ts';

const loadCompareTable = () => import('../ui/inventory/CompareTable.tsx');

export default function Inventory(props: InventoryBlock) {
  const { id, heading, text, vehicles: built, brands, categories, priceBands } = props;
  const choices = { brand: brands, category: categories, price: priceBands };
  const summary = useRef<HTMLHeadingElement>(null);
  const toHeading = () => summary.current?.focus();
  const [answer, retry] = useAtom(vehiclesAtom);
  const isLoaded = answer.state === 'loaded';
  const all = isLoaded ? (answer.data?.map((vehicle) => inventoryVehicle(vehicle, built)) ?? built) : [];
  const address = useInventoryAddress(choices, isLoaded ? all : built);
  // These buttons disappear when they are pressed, so move the focus.
  const fetchAgain = () => {
    retry();
    toHeading();
  };
  const clear = () => {
    address.choose(cleared);
    toHeading();
  };
  const fitting = filterVehicles(all, address.filters, priceBands);
  // If the table fails to load, the next link to a comparison tries again.
  const { key } = useLocation();
  const Table = useLate(loadCompareTable, address.compared.length > 0 && key, tellFailure);
  const keep = (slugs: readonly string[]) => {
    address.pick(slugs);
    address.choose({ compare: slugs.join() });
    if (slugs.length === 0) toHeading();
  };
  const compared = address.compared.flatMap((slug) => all.find((vehicle) => vehicle.slug === slug) ?? []);
  const isComparing = compared.length > 0 && Table !== null;
  // The back button removes the comparison together with what has the focus.
  useEffect(() => {
    if (!isComparing) return;
    return () => {
      if (document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
    };
  }, [isComparing]);

  return (
    <section id={id} className={styles.root} data-live="query" data-draft={pickedKey} data-inventory="">
      <div className={layout.container}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        {isComparing ? (
          <div className={styles.comparison}>
            {Table ? <Table vehicles={compared} backTo={address.compare([])} onKeep={keep} /> : null}
          </div>
        ) : (
          <>
            <div className={styles.bar}>
              <FilterBar address={address} choices={choices} />
              <Summary
                counts={isLoaded ? { shown: fitting.length, total: all.length } : undefined}
                isLoading={answer.state === 'loading'}
                address={address}
                choices={choices}
                heading={summary}
                onClear={clear}
              />
              <noscript>
                <p className={styles.hint}>Search and filters need JavaScript. All vehicles are listed here.</p>
              </noscript>
            </div>
            <div className={styles.list}>
              {/* Comes before the list, so that keyboard users don't have to tab through all of it. */}
              <CompareTray vehicles={all} address={address} onLeave={toHeading} />
              <Results answer={answer} vehicles={fitting} address={address} onRetry={fetchAgain} onClear={clear} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
