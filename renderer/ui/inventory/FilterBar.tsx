import { Icon } from '../../art/Icon.tsx';
import { activeFilters, type Choices, type Order } from '../../state/filters.ts';
import type { InventoryAddress } from '../../state/inventory-address.ts';
import { ChangingText } from '../ChangingText.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { Form } from '../Form.tsx';
import { Menu } from '../Menu.tsx';
import { SearchField } from '../SearchField.tsx';
import { Select } from '../Select.tsx';
import * as styles from './FilterBar.css.ts';

const orderChoices: readonly { value: Order; label: string }[] = [
  { value: 'model', label: 'Model' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
  { value: 'seats', label: 'Most seats' },
  { value: 'range', label: 'Longest range' },
];

const labels = { brand: 'Brand', category: 'Category', price: 'Price' } as const;

interface FilterBarProps {
  address: InventoryAddress;
  choices: Choices;
}

/** Search, three filters and the sort order. On a small screen, all but the search are collapsed. */
export function FilterBar({ address, choices }: FilterBarProps) {
  const { filters, choose, type } = address;
  const active = activeFilters(filters).filter((name) => name !== 'q').length;
  const title = (
    <>
      <Icon name="filter" size={20} />
      <ChangingText>{active === 0 ? 'Filters' : `Filters (${active})`}</ChangingText>
    </>
  );
  return (
    <search className={styles.root} data-scripted="">
      <Form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <SearchField label="Search vehicles" name="q" placeholder="Search" value={filters.q} onChange={type} />
        <Disclosure
          title={title}
          className={styles.disclosure}
          titleClassName={styles.toggle}
          panelClassName={styles.choices}
        >
          {(['brand', 'category', 'price'] as const).map((name) => (
            <Select
              key={name}
              label={labels[name]}
              choices={choices[name]}
              value={filters[name]}
              onChange={(value) => choose({ [name]: value })}
            />
          ))}
          <Menu label="Sort by" choices={orderChoices} value={filters.sort} onChange={(sort) => choose({ sort })} />
        </Disclosure>
      </Form>
    </search>
  );
}
