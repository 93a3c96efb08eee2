import type { LocalPrideBlock } from '../../schemas/generated/blocks/local-pride.ts';
import { Scene } from '../art/Scene.tsx';
import { Section } from '../layout/Section.tsx';
import { Html } from '../ui/Html.tsx';
import * as styles from './LocalPride.css.ts';

export default function LocalPride({ id, heading, text, scene, townsTitle, towns = [] }: LocalPrideBlock) {
  return (
    <Section id={id}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Html html={text} className={styles.text} />
          {towns.length === 0 ? null : (
            <nav aria-label={townsTitle ?? 'Towns around'} className={styles.towns}>
              {townsTitle === undefined ? null : <p className={styles.townsTitle}>{townsTitle}</p>}
              <ul className={styles.links}>
                {towns.map(({ fullName, href }) => (
                  <li key={href}>
                    <a href={href} className={styles.link}>
                      {fullName}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {scene === undefined ? null : (
          <div className={styles.scene}>
            <Scene name={scene} className={styles.landscape} />
          </div>
        )}
      </div>
    </Section>
  );
}
