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
      aria-current={pathname === href ? 'page' : isAbove(href, pathname) || undefined}
      newTab={newTab}
    >
      {label}
    </Link>
  );
}

/** Whether the page is below the link's. No page counts as below the home page. */
function isAbove(href: string, pathname: string): boolean {
  return href !== '/' && pathname.startsWith(`${href}/`);
}
