import type { BrandHeroBlock } from '../../schemas/generated/blocks/brand-hero.ts';
import { Wordmark } from '../art/Wordmark.tsx';
import { Actions } from '../ui/Action.tsx';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './BrandHero.css.ts';

export default function BrandHero(props: BrandHeroBlock) {
  const { id, badge, brandName, heading, text, actions, seriesTitle = 'Series', series } = props;
  return (
    <section id={id} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.names}>
          {badge === undefined ? null : <p className={styles.badge}>{badge}</p>}
          <Wordmark name={brandName} className={styles.wordmark} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <nav aria-label={seriesTitle} className={styles.floor}>
        <ul className={styles.lineup}>
          {series.map(({ slug, name, vehicles: [vehicle] }) => (
            <li key={slug} className={styles.place}>
              <a href={`#${slug}`} className={styles.link}>
                <span className={styles.cart[series.length > 4 ? 'close' : 'apart']}>
                  {vehicle === undefined ? null : <VehiclePicture vehicle={vehicle} sizes="14rem" />}
                </span>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
