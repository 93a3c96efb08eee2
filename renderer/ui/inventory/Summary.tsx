import type { RefObject } from 'react';
import { activeFilters, type Choices, cleared, type Filters } from '../../state/filters.ts';
import type { InventoryAddress } from '../../state/inventory-address.ts';
import { Button } from '../Button.tsx';
import { TagGroup } from '../TagGroup.tsx';
import * as styles from './Summary.css.ts';

interface SummaryProps {
  /** How many vehicles match, and how many there are. Undefined until we know. */
  counts: { shown: number; total: number } | undefined;
  isLoading: boolean;
  address: InventoryAddress;
  choices: Choices;
  /** Gets the focus when the focused element disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
}

/** How many vehicles match, and which filters exclude the rest. */
export function Summary({ counts, isLoading, address, choices, heading, onClear }: SummaryProps) {
  const { filters, choose } = address;
  const active = activeFilters(filters);
  const remove = (name: keyof typeof cleared) => {
    choose({ [name]: cleared[name] });
    if (active.length === 1) heading.current?.focus();
  };
  return (
    <div className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {counts ? headingFor(counts.shown) : isLoading ? 'Loading vehicles' : 'Vehicles'}
      </h2>
      <p role="status" className={styles.count}>
        {counts ? `Showing ${counts.shown} of ${counts.total} total vehicles` : ''}
      </p>
      {active.length === 0 ? null : (
        <div className={styles.active}>
          <div className={styles.chips}>
            <TagGroup
              label="Active filters"
              tags={active.map((name) => ({ id: name, label: wordsOf(name, filters, choices) }))}
              onRemove={remove}
            />
          </div>
          {counts?.shown === 0 ? null : (
            <Button className={styles.clear} onPress={onClear}>
              Clear All Filters
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'No vehicles found';
  return count === 1 ? '1 vehicle found' : `${count} vehicles found`;
}

/** The label of a filter's current value. */
function wordsOf(name: keyof typeof cleared, filters: Filters, choices: Choices): string {
  if (name === 'q') return `“${filters[name].trim()}”`;
  return choices[name].find(({ value }) => value === filters[name])?.label ?? filters[name];
}
