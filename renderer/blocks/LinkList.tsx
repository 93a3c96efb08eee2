import type { LinkListBlock } from '../../schemas/generated/blocks/link-list.ts';
import { Icon } from '../art/Icon.tsx';
import { Section } from '../layout/Section.tsx';
import * as styles from './LinkList.css.ts';

export default function LinkList({ id, heading, links }: LinkListBlock) {
  return (
    <Section id={id} heading={heading}>
      <ul className={styles.list}>
        {links.map(({ label, href, text }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              {label}
            </a>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
            <Icon name="arrow-right" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
