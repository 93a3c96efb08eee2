import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Button } from './Button.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  title: ReactNode;
  /** Level of the heading that the title is; none where it is only a button. */
  Heading?: 'h2' | 'h3' | undefined;
  className?: string;
  titleClassName: string;
  panelClassName?: string;
  children: ReactNode;
}

/** What is folded away under its title. On paper and without JavaScript it lies open. */
export function Disclosure(props: DisclosureProps) {
  const { title, Heading, className = '', titleClassName, panelClassName = '', children } = props;
  const trigger = (
    <Button slot="trigger" className={`${styles.trigger} ${titleClassName}`}>
      {title}
    </Button>
  );
  return (
    <AriaDisclosure className={className}>
      {Heading === undefined ? trigger : <Heading className={styles.heading}>{trigger}</Heading>}
      <DisclosurePanel
        className={`${styles.panel} ${panelClassName}`.trim()}
        // A folded panel is hidden as it is; where a style opens it, it must be heard as well as seen.
        render={({ 'aria-hidden': _, ...panel }) => <div {...panel} data-foldable="" />}
      >
        {children}
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
