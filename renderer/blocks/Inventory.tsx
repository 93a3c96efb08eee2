import { useRef } from 'react';
import type { InventoryBlock } from '../../schemas/generated/blocks/inventory.ts';
import * as layout from '../layout/layout.css.ts';
import { useComparison } from '../state/comparison.ts';
import { filterVehicles } from '../state/filter-vehicles.ts';
import { useInventoryAddress } from '../state/inventory-address.ts';
import { useLate } from '../state/late.ts';
import { clearFilters } from '../state/vehicle-filters.ts';
import { useVehicleList } from '../state/vehicle-list.ts';
import { CompareTray } from '../ui/inventory/CompareTray.tsx';
import { FilterBar } from '../ui/inventory/FilterBar.tsx';
import { Results } from '../ui/inventory/Results.tsx';
import { Summary } from '../ui/inventory/Summary.tsx';
import * as styles from './Inventory.css.ts';

const loadCompareTable = () => import('../ui/inventory/CompareTable.tsx');

export default function Inventory(props: InventoryBlock) {
  const { id, heading, text, vehicles: built, brands, categories, priceBands } = props;
  const choices = { brand: brands, category: categories, price: priceBands };
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const toHeading = () => summary.current?.focus();
  const address = useInventoryAddress(choices, form);
  const comparison = useComparison();
  const list = useVehicleList(built);
  const all = list.state === 'loaded' ? list.vehicles : [];
  const fitting = filterVehicles(all, address.filters, priceBands);
  const table = useLate(loadCompareTable, comparison.shown.length > 0);
  const compared = comparison.shown.flatMap((slug) => all.find((vehicle) => vehicle.slug === slug) ?? []);

  return (
    <section id={id} className={styles.root} data-live="query">
      <div className={layout.container}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        {compared.length > 0 && !table.hasFailed ? (
          <div className={styles.comparison}>
            {table.Component ? <table.Component vehicles={compared} query={comparison.query} /> : null}
          </div>
        ) : (
          <>
            <div className={styles.bar}>
              <FilterBar form={form} address={address} choices={choices} />
              <Summary
                counts={list.state === 'loaded' ? { shown: fitting.length, total: all.length } : undefined}
                isLoading={list.state === 'loading'}
                address={address}
                choices={choices}
                heading={summary}
              />
              <noscript>
                <p className={styles.hint}>Search and filters need JavaScript. All vehicles are listed here.</p>
              </noscript>
            </div>
            <Results
              list={list}
              vehicles={fitting}
              filters={address.filters}
              comparison={comparison}
              onClear={() => address.choose(clearFilters(address.filters))}
              onLeave={toHeading}
            />
            <CompareTray vehicles={all} comparison={comparison} onLeave={toHeading} />
          </>
        )}
      </div>
    </section>
  );
}
