import type { MunicipalityGridBlock } from '../../schemas/generated/blocks/municipality-grid.ts';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import * as styles from './MunicipalityGrid.css.ts';

export default function MunicipalityGrid({ id, heading, text, municipalities }: MunicipalityGridBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <Columns count="four">
        {municipalities.map(({ href, name, type }) => (
          <a key={href} href={href} className={styles.link}>
            {name} <span className={styles.kind}>{type}</span>
          </a>
        ))}
      </Columns>
    </Section>
  );
}
