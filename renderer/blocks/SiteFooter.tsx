import type { ReactNode } from 'react';
import type { SiteFooterBlock } from '../../schemas/generated/blocks/site-footer.ts';
import { Hours } from '../ui/Hours.tsx';
import * as styles from './SiteFooter.css.ts';

export default function SiteFooter(props: SiteFooterBlock) {
  const {
    id,
    name,
    text,
    groups,
    areaTitle,
    municipalities = [],
    hoursTitle,
    hours = [],
    phone,
    callHref,
    email,
  } = props;
  return (
    <footer id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          <div>
            <p className={styles.name}>{name}</p>
            {text === undefined ? null : <p className={styles.quiet}>{text}</p>}
            <a href={callHref} className={styles.link}>
              {phone}
            </a>
            {email === undefined ? null : (
              <p>
                <a href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>
              </p>
            )}
          </div>
          {hours.length === 0 ? null : (
            <div>
              <h2 className={styles.title}>{hoursTitle}</h2>
              <Hours lines={hours} />
            </div>
          )}
          {groups.map((group) => (
            <LinkGroup key={group.title} title={group.title}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className={styles.link}
                    {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </LinkGroup>
          ))}
        </div>
        {municipalities.length === 0 ? null : (
          <LinkGroup title={areaTitle} className={styles.towns}>
            {municipalities.map(({ href, fullName }) => (
              <li key={href}>
                <a href={href} className={styles.link}>
                  {fullName} Golf Carts
                </a>
              </li>
            ))}
          </LinkGroup>
        )}
      </div>
    </footer>
  );
}

function LinkGroup({
  title,
  className,
  children,
}: {
  title: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={className ?? styles.plain}>{children}</ul>
    </nav>
  );
}
