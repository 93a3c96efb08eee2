import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

/** A panel that opens next to its trigger and is at least as wide. */
export function Popover({ children }: { children: ReactNode }) {
  return <AriaPopover className={styles.root}>{children}</AriaPopover>;
}
