import { Icon } from '../art/Icon.tsx';
import * as layout from '../layout/layout.css.ts';
import * as styles from './Action.css.ts';
import { Link } from './Link.tsx';
import { Unbroken } from './Unbroken.tsx';

export interface ActionProps {
  /** The number to call. It is also the label if there is no other. */
  phone?: { text: string; href: string };
  label?: string;
  /** Words after the label for screen readers only. */
  about?: string;
  href?: string;
  style?: keyof typeof styles.action;
  newTab?: boolean;
}

/** A link that looks like a button. If it goes to another site, it says that it opens a new tab. */
export function Action({
  phone,
  label = phone ? `Call ${phone.text}` : '',
  about,
  href = phone?.href ?? '',
  style = 'primary',
  newTab = false,
}: ActionProps) {
  const icon = href.startsWith('tel:') ? 'phone' : href.startsWith('sms:') ? 'chat' : undefined;
  const name = about && `${label} ${about}${newTab ? ' (opens in a new tab)' : ''}`;
  return (
    <Link href={href} className={styles.action[style]} aria-label={name} newTab={newTab}>
      {icon ? <Icon name={icon} size={20} /> : null}
      {icon === 'phone' ? <Unbroken text={label} /> : label}
      {style === 'quiet' && !icon && !newTab ? <Icon name="arrow-right" size={20} /> : null}
    </Link>
  );
}

interface ActionsProps {
  actions: readonly ActionProps[] | undefined;
  className?: string;
}

/** Actions side by side, which wrap if there is no room. Draws nothing if there are none. */
export function Actions({ actions = [], className = '' }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={`${layout.cluster} ${className}`.trim()}>
      {actions.map((action) => (
        <Action key={action.label ?? action.phone?.text} {...action} />
      ))}
    </div>
  );
}
