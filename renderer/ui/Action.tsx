import type { ReactNode } from 'react';
import * as layout from '../layout/layout.css.ts';
import * as styles from './Action.css.ts';

export interface ActionProps {
  label: string;
  href: string;
  style?: keyof typeof styles.action;
  newTab?: boolean;
}

/** A link that looks like a button. A link to another site says so to those who cannot see it. */
export function Action({ label, href, style = 'primary', newTab = false, icon }: ActionProps & { icon?: ReactNode }) {
  return (
    <a href={href} className={styles.action[style]} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {icon}
      {label}
    </a>
  );
}

/** Actions side by side, wrapping where there is no room. */
export function Actions({ actions }: { actions: readonly ActionProps[] }) {
  return (
    <div className={layout.cluster}>
      {actions.map((action) => (
        <Action key={action.label} {...action} />
      ))}
    </div>
  );
}
