import { Icon } from '../../art/Icon.tsx';
import type { InventoryAddress } from '../../state/inventory-address.ts';
import { activeFilters, type Choices, clearFilters, type Filters, noFilters } from '../../state/vehicle-filters.ts';
import * as styles from './Summary.css.ts';

interface SummaryProps {
  /** How many vehicles fit and how many there are; undefined while that is not known. */
  counts: { shown: number; total: number } | undefined;
  isLoading: boolean;
  address: InventoryAddress;
  choices: Choices;
}

/** How many vehicles fit, and what leaves the others out. */
export function Summary({ counts, isLoading, address, choices }: SummaryProps) {
  const { filters, choose } = address;
  const active = activeFilters(filters);
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>
        {counts ? headingFor(counts.shown) : isLoading ? 'Loading vehicles' : 'Vehicles'}
      </h2>
      <p role="status" className={styles.count}>
        {counts ? `Showing ${counts.shown} of ${counts.total} total vehicles` : ''}
      </p>
      {active.length === 0 ? null : (
        <ul className={styles.active} aria-label="Active filters">
          {active.map((name) => (
            <li key={name} className={styles.chipItem}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Remove filter: ${wordsOf(name, filters, choices)}`}
                onClick={() => choose({ [name]: noFilters[name] })}
              >
                <span className={styles.chipBody}>
                  <span className={styles.chipText}>{wordsOf(name, filters, choices)}</span>
                  <Icon name="close" size={16} />
                </span>
              </button>
            </li>
          ))}
          {counts?.shown === 0 ? null : (
            <li>
              <button type="button" className={styles.clear} onClick={() => choose(clearFilters(filters))}>
                Clear All Filters
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'No vehicles found';
  return count === 1 ? '1 vehicle found' : `${count} vehicles found`;
}

/** What a filter is set to, as the visitor knows it. */
function wordsOf(name: keyof Filters, filters: Filters, choices: Choices): string {
  if (name === 'q' || name === 'sort') return `“${filters[name].trim()}”`;
  return choices[name].find(({ value }) => value === filters[name])?.label ?? filters[name];
}
