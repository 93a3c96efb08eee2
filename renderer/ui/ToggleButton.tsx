import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import * as styles from './ToggleButton.css.ts';

/** A button that stays pressed until you press it again. */
export function ToggleButton(props: Pick<AriaToggleButtonProps, 'isSelected' | 'onChange' | 'children'>) {
  return <AriaToggleButton {...props} className={styles.root} />;
}
