import type { VehicleHeroBlock } from '../../schemas/generated/blocks/vehicle-hero.ts';
import { Scene, sceneFor } from '../art/Scene.tsx';
import { Actions } from '../ui/Action.tsx';
import { Stars } from '../ui/Stars.tsx';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './VehicleHero.css.ts';

export default function VehicleHero({ id, vehicle, priceNote, rating, actions }: VehicleHeroBlock) {
  return (
    <section id={id} className={styles.root}>
      <Scene name={sceneFor(vehicle.name)} className={styles.scene} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.badges}>
            <span className={styles.brand}>{vehicle.brandName.toUpperCase()}</span>
            <span className={styles.series}>{vehicle.seriesName.toUpperCase()}</span>
          </p>
          <h1 className={styles.name}>{vehicle.name}</h1>
          {rating === undefined ? null : <Stars stars={rating.stars} label={rating.label} showLabel />}
          <p className={styles.price}>{vehicle.priceText}</p>
          {priceNote ? <p className={styles.priceNote}>{priceNote}</p> : null}
          <p className={styles.description}>{vehicle.description}</p>
          <Actions actions={actions} className={styles.actions} />
        </div>
        <div className={styles.picture} data-vehicle={vehicle.slug}>
          <VehiclePicture
            vehicle={vehicle}
            title={vehicle.name}
            sizes="(min-width: 60rem) 40rem, (min-width: 35rem) 32rem, 92vw"
            isFirst
          />
        </div>
      </div>
    </section>
  );
}
