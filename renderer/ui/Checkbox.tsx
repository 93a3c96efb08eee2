import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../art/Icon.tsx';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  /** Its value in the group. */
  value: string;
  isDisabled?: boolean;
  /** The id of what describes it. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A checkbox with its label. It does nothing without JavaScript, so it is hidden then. */
export function Checkbox({ value, isDisabled = false, describedBy = '', children }: CheckboxProps) {
  return (
    <AriaCheckbox
      value={value}
      isDisabled={isDisabled}
      aria-describedby={describedBy}
      className={styles.root}
      data-scripted=""
    >
      <span className={styles.box}>
        <Icon name="check" size={14} className={styles.tick} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
