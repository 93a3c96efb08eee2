import type { HeroBlock } from '../../schemas/generated/blocks/hero.ts';
import { Scene } from '../art/Scene.tsx';
import { Actions } from '../ui/Action.tsx';
import { Photograph } from '../ui/Photograph.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './Hero.css.ts';

export default function Hero(props: HeroBlock) {
  const { id, heading, text, actions, scene, photograph, size = 'small', vehicle } = props;
  return (
    <section id={id} className={styles.root} data-scene={photograph ? 'photograph' : scene} data-size={size}>
      {photograph ? (
        <Photograph photograph={photograph} sizes="100vw" fit="filled" isFirst className={styles.scene} />
      ) : scene === undefined ? null : (
        <Scene name={scene} className={styles.scene} />
      )}
      <div className={styles.inner[size]}>
        <div className={styles.words}>
          <h1 className={styles.heading[size]}>{heading}</h1>
          {text === undefined ? null : (
            <p className={styles.text}>
              <Unbroken text={text} />
            </p>
          )}
          <Actions actions={actions} className={styles.actions} />
        </div>
        {vehicle === undefined ? null : <Exhibit vehicle={vehicle} />}
      </div>
    </section>
  );
}

/** A cart in the landscape, with its price. */
function Exhibit({ vehicle }: { vehicle: NonNullable<HeroBlock['vehicle']> }) {
  return (
    <div className={styles.exhibit}>
      <a href={vehicle.href} className={styles.tag}>
        <span className={styles.tagName}>{vehicle.name}</span>
        <span className={styles.tagPrice}>{vehicle.priceText}</span>
        <span className={styles.tagFigures}>
          {vehicle.seatsText}, {vehicle.rangeText} a charge
        </span>
      </a>
      <div className={styles.cart}>
        <VehiclePicture vehicle={vehicle} sizes="(min-width: 64rem) 44rem, 92vw" isFirst />
      </div>
    </div>
  );
}
