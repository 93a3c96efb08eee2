import type { HeroBlock } from '../../schemas/generated/blocks/hero.ts';
import { Actions } from '../ui/Action.tsx';
import * as styles from './Hero.css.ts';

export default function Hero({ id, badge, heading, text, actions = [], size = 'small' }: HeroBlock) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.size[size]}>
        {badge === undefined ? null : <p className={styles.badge}>{badge}</p>}
        <h1 className={styles.heading}>{heading}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {actions.length === 0 ? null : <Actions actions={actions} />}
      </div>
    </section>
  );
}
