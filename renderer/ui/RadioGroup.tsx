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
  /** Layout and look of the choices; by default, tiles in a row. */
  className?: string;
  choiceClassName?: string;
}

/** A choice from a few options, all visible. */
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
