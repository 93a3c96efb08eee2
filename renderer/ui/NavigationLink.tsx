import { NewTab, newTabProps } from './NewTab.tsx';

export interface NavigationTarget {
  label: string;
  href: string;
  newTab?: boolean;
}

interface NavigationLinkProps {
  link: NavigationTarget;
  /** The path of the current page. */
  pathname: string;
  className: string;
}

/** A menu link, marked if the current page is its page or below it. */
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

/** Home matches exactly, other links by path prefix. */
function isActive(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
