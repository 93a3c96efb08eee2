import type { ValueListBlock } from '../../schemas/generated/blocks/value-list.ts';
import { Section } from '../layout/Section.tsx';
import * as styles from './ValueList.css.ts';

export default function ValueList({ id, heading, text, values }: ValueListBlock) {
  return (
    <Section id={id} heading={heading} lead={text} tone="panel">
      <ul className={styles.list}>
        {values.map(({ name, description }) => (
          <li key={name} className={styles.value}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
