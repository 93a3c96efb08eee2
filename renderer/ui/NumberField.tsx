import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as field from './Field.css.ts';
import * as styles from './NumberField.css.ts';

interface NumberFieldProps {
  label: string;
  /** Labels of the buttons beside it. */
  fewerLabel: string;
  moreLabel: string;
  value: number;
  minValue: number;
  maxValue: number;
  /** How the value is formatted. */
  formatOptions?: Intl.NumberFormatOptions;
  onChange: (value: number) => void;
}

/** A whole number that you can type or step through. */
export function NumberField({ label, fewerLabel, moreLabel, value, onChange, ...range }: NumberFieldProps) {
  // An empty field keeps its last value.
  const change = (next: number) => Number.isNaN(next) || onChange(next);
  return (
    <AriaNumberField
      value={value}
      onChange={change}
      step={1}
      isWheelDisabled
      decrementAriaLabel={fewerLabel}
      incrementAriaLabel={moreLabel}
      className={styles.root}
      {...range}
    >
      <Label className={field.label}>{label}</Label>
      <Group className={styles.group}>
        <Button slot="decrement" className={styles.step}>
          <Icon name="minus" size={20} />
        </Button>
        <Input className={styles.input} />
        <Button slot="increment" className={styles.step}>
          <Icon name="plus" size={20} />
        </Button>
      </Group>
    </AriaNumberField>
  );
}
