import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

/** Says in a word what a button without words does, to those who point at it or come to it by key. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip offset={6} className={styles.root}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
