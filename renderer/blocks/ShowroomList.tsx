import { addressText } from '../../schemas/format.ts';
import type { ShowroomListBlock } from '../../schemas/generated/blocks/showroom-list.ts';
import { Section } from '../layout/Section.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import * as styles from './ShowroomList.css.ts';

export default function ShowroomList({ id, heading, text, showrooms }: ShowroomListBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list}>
        {showrooms.map(({ name, address, phoneText, callHref }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.address}>{addressText(address) ?? 'Online'}</p>
            <PhoneLink phone={{ href: callHref, text: phoneText }} className={styles.phone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
