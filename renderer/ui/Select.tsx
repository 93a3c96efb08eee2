import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import { ChangingText } from './ChangingText.tsx';
import * as popover from './Popover.css.ts';
import { Popover } from './Popover.tsx';
import * as styles from './Select.css.ts';

interface SelectProps {
  label: string;
  /** Shown when nothing is selected. */
  placeholder?: string;
  choices: readonly { value: string; label: string }[];
  /** Undefined if nothing is selected. */
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A choice from many options in a pop-up list. Typing jumps to the option that starts with the letters. */
export function Select({ label, placeholder = '', choices, value, onChange }: SelectProps) {
  return (
    <AriaSelect
      value={value ?? null}
      placeholder={placeholder}
      onChange={(chosen) => chosen !== null && onChange(String(chosen))}
      className={styles.field}
    >
      <Label className={styles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.value}>
          {({ selectedText }) => <ChangingText>{selectedText || placeholder}</ChangingText>}
        </SelectValue>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </Button>
      <Popover>
        <ListBox className={popover.list}>
          {choices.map((choice) => (
            <ListBoxItem key={choice.value} id={choice.value} textValue={choice.label} className={popover.item}>
              {choice.label}
              <Icon name="check" size={18} className={popover.tick} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
