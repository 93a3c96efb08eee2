import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

/** A panel that opens at what it belongs to, as wide as that at least. */
export function Popover({ children }: { children: ReactNode }) {
  return <AriaPopover className={styles.root}>{children}</AriaPopover>;
}
