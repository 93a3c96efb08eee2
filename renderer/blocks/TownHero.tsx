import type { TownHeroBlock } from '../../schemas/generated/blocks/town-hero.ts';
import { Actions } from '../ui/Action.tsx';
import { ExplorableMap } from '../ui/ExplorableMap.tsx';
import * as styles from './TownHero.css.ts';

export default function TownHero(props: TownHeroBlock) {
  const { id, heading, text, actions, facts = [], municipalities, showrooms = [] } = props;
  const { mapTitle, exploreLabel, current, neighbors = [] } = props;
  return (
    <section id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <Actions actions={actions} className={styles.actions} />
          {facts.length === 0 ? null : (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={styles.chart}>
          <ExplorableMap
            exploreLabel={exploreLabel}
            title={mapTitle}
            municipalities={municipalities}
            neighbors={neighbors}
            showrooms={showrooms}
            current={current}
          />
        </div>
      </div>
    </section>
  );
}
