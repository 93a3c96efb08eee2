import { hidden } from '../../layout/layout.css.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import { Checkbox } from '../Checkbox.tsx';
import { VehiclePicture } from '../VehiclePicture.tsx';
import * as styles from './VehicleTile.css.ts';

interface VehicleTileProps {
  vehicle: InventoryVehicle;
  isCompared: boolean;
  /** The id of the text that says why no other vehicle can be compared, if so. */
  whyNot: string | undefined;
}

/** A vehicle in the inventory. The whole tile links to its page. */
export function VehicleTile({ vehicle, isCompared, whyNot }: VehicleTileProps) {
  const reason = isCompared ? undefined : whyNot;
  const figures = [vehicle.seatsText, vehicle.rangeText, vehicle.topSpeedText].filter((text) => text !== '');
  return (
    <article className={styles.root}>
      <div className={styles.picture} data-vehicle={vehicle.slug}>
        <VehiclePicture vehicle={vehicle} fit="frame" />
      </div>
      {vehicle.isNew ? <span className={styles.badge}>NEW</span> : null}
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={vehicle.href} className={styles.link}>
            {vehicle.name}
          </a>
        </h3>
        <p className={styles.price}>{vehicle.priceText}</p>
        <ul className={styles.figures}>
          {figures.map((text) => (
            <li key={text} className={styles.figure}>
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <span className={styles.stock} data-in-stock={vehicle.inStock || undefined}>
            {vehicle.inStock ? 'In Stock' : 'Out of Stock'}
          </span>
          <Checkbox value={vehicle.slug} isDisabled={reason !== undefined} describedBy={reason}>
            <span>
              Compare<span className={hidden}> {vehicle.name}</span>
            </span>
          </Checkbox>
        </div>
      </div>
    </article>
  );
}

/** A placeholder while the vehicles load. */
export function TileSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true" data-skeleton="">
      <div className={`${styles.picture} ${styles.pictureSkeleton}`} />
      <div className={styles.body}>
        <div className={styles.line.long} />
        <div className={styles.line.short} />
        <div className={styles.line.full} />
      </div>
    </div>
  );
}
