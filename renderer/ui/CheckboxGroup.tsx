import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

interface CheckboxGroupProps {
  label: string;
  /** Values of the checked boxes. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  className?: string;
  children: ReactNode;
}

/** Groups checkboxes, however deep they are inside it. */
export function CheckboxGroup({ label, value, onChange, className = '', children }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup aria-label={label} value={[...value]} onChange={onChange} className={className}>
      {children}
    </AriaCheckboxGroup>
  );
}
