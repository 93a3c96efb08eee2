import { NewTab, newTabProps } from './NewTab.tsx';

export interface NavigationTarget {
  label: string;
  href: string;
  newTab?: boolean;
}

interface NavigationLinkProps {
  link: NavigationTarget;
  /** Where the visitor is. */
  pathname: string;
  className: string;
}

/** A link of the menu, marked when the visitor is on its page or below it. */
export function NavigationLink({ link, pathname, className }: NavigationLinkProps) {
  const { label, href, newTab } = link;
  return (
    <a
      href={href}
      className={className}
      aria-current={isActive(href, pathname) ? 'page' : undefined}
      {...newTabProps(newTab)}
    >
      {label}
      {newTab ? <NewTab /> : null}
    </a>
  );
}

/** Home by exact match, the others by path prefix. */
function isActive(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
