import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../art/Icon.tsx';
import * as styles from './Checkbox.css.ts';

interface CheckboxProps {
  /** What it stands for in its group. */
  value: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A box to check, with the words beside it. It does nothing without JavaScript, and is not shown then. */
export function Checkbox({ value, isDisabled = false, children }: CheckboxProps) {
  return (
    <AriaCheckbox value={value} isDisabled={isDisabled} className={styles.root} data-scripted="">
      <span className={styles.box}>
        <Icon name="check" size={14} className={styles.tick} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
