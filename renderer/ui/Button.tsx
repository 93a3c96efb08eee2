import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './Action.css.ts';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** Same looks as the links that look like buttons; `className` overrides it. */
  look?: keyof typeof styles.action;
  className?: string | undefined;
}

/** A button. A press fires once, whether by pointer, touch, keyboard or voice. */
export function Button({ look = 'primary', className = styles.action[look], ...props }: ButtonProps) {
  return <AriaButton {...props} className={className} />;
}
