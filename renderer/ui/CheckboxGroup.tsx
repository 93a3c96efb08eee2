import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';

interface CheckboxGroupProps {
  label: string;
  /** Values of the boxes that are checked. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  className?: string;
  children: ReactNode;
}

/** Check boxes that belong together, wherever they stand inside. */
export function CheckboxGroup({ label, value, onChange, className = '', children }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup aria-label={label} value={[...value]} onChange={onChange} className={className}>
      {children}
    </AriaCheckboxGroup>
  );
}
