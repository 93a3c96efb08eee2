import { Link } from './Link.tsx';

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
    <Link
      href={href}
      className={className}
      aria-current={isActive(href, pathname) ? 'page' : undefined}
      newTab={newTab}
    >
      {label}
    </Link>
  );
}

/** Home matches exactly, other links by path prefix. */
function isActive(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
