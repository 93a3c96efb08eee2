import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';

/** Disclosures that belong together; opening another leaves the first as it is. */
export function DisclosureGroup({ className, children }: { className: string; children: ReactNode }) {
  return (
    <AriaDisclosureGroup allowsMultipleExpanded className={className}>
      {children}
    </AriaDisclosureGroup>
  );
}
