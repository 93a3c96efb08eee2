import type { TeamListBlock } from '../../schemas/generated/blocks/team-list.ts';
import { Section } from '../layout/Section.tsx';
import { Photograph } from '../ui/Photograph.tsx';
import * as styles from './TeamList.css.ts';

export default function TeamList({ id, heading, text, members, experienceLabel }: TeamListBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list}>
        {members.map(({ name, role, experienceText, description, image }) => (
          <li key={name} className={styles.member}>
            <div className={styles.words}>
              {image ? <Photograph photograph={image} sizes="7.5rem" fit="filled" className={styles.portrait} /> : null}
              <p className={styles.experience}>
                <span className={styles.years}>{experienceText}</span> {experienceLabel}
              </p>
            </div>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.quiet}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
