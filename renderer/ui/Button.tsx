import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './Action.css.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** As the links that look like buttons; `className` takes its place. */
  look?: keyof typeof styles.action;
  className?: string | undefined;
}

/** A button: pressed by pointer, finger, key or voice, once each. */
export function Button({ look = 'primary', className = styles.action[look], ...props }: ButtonProps) {
  return <AriaButton {...props} className={className} />;
}
