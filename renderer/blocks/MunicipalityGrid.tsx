import type { MunicipalityGridBlock } from '../../schemas/generated/blocks/municipality-grid.ts';
import { Section } from '../layout/Section.tsx';
import * as styles from './MunicipalityGrid.css.ts';

export default function MunicipalityGrid({ id, heading, text, municipalities }: MunicipalityGridBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list}>
        {municipalities.map(({ href, name, type }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {name} <span className={styles.kind}>{type}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
