import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Button } from './Button.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  title: ReactNode;
  /** The heading level of the title. Leave it out if the title is only a button. */
  Heading?: 'h2' | 'h3' | undefined;
  className?: string;
  titleClassName: string;
  panelClassName?: string;
  children: ReactNode;
}

/** Content that collapses under its title. It is open in print and without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const { title, Heading, className = '', titleClassName, panelClassName = '', children } = props;
  const trigger = (
    <>
      <Button slot="trigger" className={titleClassName} data-scripted="">
        {title}
      </Button>
      <noscript>
        <span className={`${styles.plain} ${titleClassName}`}>{title}</span>
      </noscript>
    </>
  );
  return (
    <AriaDisclosure className={className}>
      {Heading === undefined ? trigger : <Heading className={styles.heading}>{trigger}</Heading>}
      <DisclosurePanel
        className={`${styles.panel} ${panelClassName}`.trim()}
        // A collapsed panel is hidden anyway. If CSS opens it, screen readers must be able to read it as well.
        render={({ 'aria-hidden': _, ...panel }) => <div {...panel} data-foldable="" />}
      >
        {children}
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
