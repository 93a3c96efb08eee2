import { useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Icon } from '../art/Icon.tsx';
import { useEarlyValue } from '../state/early-value.ts';
import { Button } from './Button.tsx';
import * as styles from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Somebody is done with typing. */
  onDone: () => void;
}

/** Words to search for; Escape and the button clear them. */
export function SearchField({ label, name, placeholder, value, onChange, onDone }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyValue(() => input.current?.value || undefined, value, onChange);
  return (
    <AriaSearchField
      aria-label={label}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onDone}
      onSubmit={onDone}
      className={styles.root}
    >
      <Button slot={null} type="submit" aria-label="Search" className={styles.submit}>
        <Icon name="search" size={20} />
      </Button>
      <Input ref={input} placeholder={placeholder} autoComplete="off" className={styles.input} />
      <Button className={styles.clear}>
        <Icon name="close" size={18} />
      </Button>
    </AriaSearchField>
  );
}
