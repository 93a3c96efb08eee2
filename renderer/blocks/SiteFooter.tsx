import type { SiteFooterBlock } from '../../schemas/generated/blocks/site-footer.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Hours } from '../ui/Hours.tsx';
import { Link } from '../ui/Link.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import * as styles from './SiteFooter.css.ts';

export default function SiteFooter(props: SiteFooterBlock) {
  const { id, name, text, groups, areaTitle, municipalities = [], note } = props;
  return (
    <footer id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.dealer}>
            <p className={styles.name}>
              <BrandMark className={styles.mark} /> {name}
            </p>
            {text === undefined ? null : <p className={styles.quiet}>{text}</p>}
            <Reach {...props} />
          </div>
          <div className={styles.groups}>
            {groups.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2 className={styles.title}>{group.title}</h2>
                <ul className={styles.list}>
                  {group.links.map(({ label, href, newTab }) => (
                    <li key={label + href}>
                      <Link href={href} className={styles.link} newTab={newTab}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        {municipalities.length === 0 ? null : (
          <nav aria-label={areaTitle} className={styles.area}>
            <h2 className={styles.title}>{areaTitle}</h2>
            <ul className={styles.towns}>
              {municipalities.map(({ href, fullName }) => (
                <li key={href}>
                  <a href={href} className={styles.link}>
                    {fullName} Golf Carts
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
    </footer>
  );
}

function Reach({ phone, email, hours, hoursTitle = hours?.label }: SiteFooterBlock) {
  return (
    <>
      <div>
        <PhoneLink phone={phone} className={styles.phone} />
        {email === undefined ? null : (
          <p>
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          </p>
        )}
      </div>
      {hours === undefined ? null : (
        <div className={styles.hours}>
          <h2 className={styles.title}>{hoursTitle}</h2>
          <Hours {...hours.value} />
        </div>
      )}
    </>
  );
}
