import { type ReactNode, useRef } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { useEarlyValue } from '../state/early-value.ts';

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
  const group = useRef<HTMLDivElement>(null);
  const early = () => {
    const checked = [...(group.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    return checked.length === 0 ? undefined : checked.map((box) => box.value);
  };
  useEarlyValue<readonly string[]>(early, value, onChange);
  return (
    <AriaCheckboxGroup ref={group} aria-label={label} value={[...value]} onChange={onChange} className={className}>
      {children}
    </AriaCheckboxGroup>
  );
}
