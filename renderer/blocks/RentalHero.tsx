import type { RentalHeroBlock } from '../../schemas/generated/blocks/rental-hero.ts';
import { Actions } from '../ui/Action.tsx';
import { RentalCart } from '../ui/RentalCart.tsx';
import * as styles from './RentalHero.css.ts';

export default function RentalHero({ id, heading, text, actions, carts }: RentalHeroBlock) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.side}>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <div className={styles.lawn}>
        <ul className={styles.carts}>
          {carts.map((cart) => (
            <li key={cart.slug} className={styles.item}>
              <a href={`#${cart.slug}`} className={styles.cart}>
                <span className={styles.picture}>
                  <RentalCart cart={cart} />
                </span>
                <span className={styles.label}>
                  <span className={styles.name}>{cart.name}</span>{' '}
                  <span className={styles.rate}>
                    from <span className={styles.amount}>{cart.fromPerDayText}</span>{' '}
                    <span className={styles.unit}>per day</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
