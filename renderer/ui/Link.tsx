import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../art/Icon.tsx';
import { hidden } from '../layout/layout.css.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  newTab?: boolean | undefined;
}

/** A link that may open a new tab, and then says so; sighted visitors see an arrow. All other links are plain `<a>`. */
export function Link({ newTab = false, children, ...props }: LinkProps) {
  if (!newTab) return <a {...props}>{children}</a>;
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <Icon name="external" size={16} />
      <span className={hidden}> (opens in a new tab)</span>
    </a>
  );
}
