import type { AnchorHTMLAttributes } from 'react';
import { hidden } from '../App.css.ts';
import { Icon } from '../art/Icon.tsx';

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
