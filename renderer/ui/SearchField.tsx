import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as styles from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field. Escape or the button clears it. */
export function SearchField({ label, name, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <AriaSearchField aria-label={label} name={name} value={value} onChange={onChange} className={styles.root}>
      <Input placeholder={placeholder} autoComplete="off" className={styles.input} />
      <Button slot={null} type="submit" aria-label="Search" className={styles.submit}>
        <Icon name="search" size={20} />
      </Button>
      <Button className={styles.clear}>
        <Icon name="close" size={18} />
      </Button>
    </AriaSearchField>
  );
}
