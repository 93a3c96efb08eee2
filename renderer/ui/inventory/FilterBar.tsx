import { type RefObject, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { InventoryAddress } from '../../state/inventory-address.ts';
import { activeFilters, type Choice, type Choices, type Filters, type Order } from '../../state/vehicle-filters.ts';
import * as styles from './FilterBar.css.ts';

const orderChoices: readonly (Choice & { value: Order })[] = [
  { value: 'model', label: 'Model' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
  { value: 'seats', label: 'Most seats' },
  { value: 'range', label: 'Longest range' },
];

interface FilterBarProps {
  form: RefObject<HTMLFormElement | null>;
  address: InventoryAddress;
  choices: Choices;
}

/** Search, the three filters and the order. On a small screen all but the search open on demand. */
export function FilterBar({ form, address, choices }: FilterBarProps) {
  const { filters, choose, type, settle } = address;
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(filters).filter((name) => name !== 'q').length;
  return (
    <search className={styles.root} data-scripted="">
      <form
        ref={form}
        method="get"
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <div className={styles.search}>
          <button type="submit" aria-label="Search" className={styles.submit}>
            <Icon name="search" size={20} />
          </button>
          <input
            type="search"
            name="q"
            className={styles.input}
            aria-label="Search vehicles"
            placeholder="Search"
            value={filters.q}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
          />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="inventory-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" size={20} />
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </button>
        <div id="inventory-filters" className={styles.choices} data-open={isOpen || undefined}>
          <Select label="Brand" name="brand" choices={choices.brand} filters={filters} onChoose={choose} />
          <Select label="Category" name="category" choices={choices.category} filters={filters} onChoose={choose} />
          <Select label="Price" name="price" choices={choices.price} filters={filters} onChoose={choose} />
          <Select label="Sort by" name="sort" choices={orderChoices} filters={filters} onChoose={choose} />
        </div>
      </form>
    </search>
  );
}

interface SelectProps {
  label: string;
  name: Exclude<keyof Filters, 'q'>;
  choices: readonly Choice[];
  filters: Filters;
  onChoose: InventoryAddress['choose'];
}

function Select({ label, name, choices, filters, onChoose }: SelectProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={`inventory-${name}`} className={styles.label}>
        {label}
      </label>
      <select
        id={`inventory-${name}`}
        name={name}
        className={styles.select}
        value={filters[name]}
        onChange={(event) => onChoose({ [name]: event.target.value })}
      >
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </div>
  );
}
