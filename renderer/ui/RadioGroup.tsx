import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as field from './Field.css.ts';
import * as styles from './RadioGroup.css.ts';

interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Place of the choices and the look of each; they are tiles in a row unless given. */
  className?: string;
  choiceClassName?: string;
}

/** A choice of a few, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, choices, value, onChange, className = styles.row, choiceClassName = '' } = props;
  const choose = (chosen: string) => onChange(chosen as Value);
  return (
    <AriaRadioGroup name={name} value={value} onChange={choose} className={field.field}>
      <Label className={field.label}>{label}</Label>
      <div className={className}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={`${styles.choice} ${choiceClassName}`.trim()}>
            {choice.label}
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
