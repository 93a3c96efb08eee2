import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';

/** A group of disclosures. Opening one does not close another. */
export function DisclosureGroup({ className, children }: { className: string; children: ReactNode }) {
  return (
    <AriaDisclosureGroup allowsMultipleExpanded className={className}>
      {children}
    </AriaDisclosureGroup>
  );
}
