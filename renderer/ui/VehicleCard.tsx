import type { VehicleGridBlock } from '../../schemas/generated/blocks/vehicle-grid.ts';
import { Action } from './Action.tsx';
import * as styles from './VehicleCard.css.ts';
import { VehiclePicture } from './VehiclePicture.tsx';

type CardVehicle = VehicleGridBlock['vehicles'][number];

/** A vehicle in a list: badge, picture, name and price. With `detail="lineup"`, also its figures and a quote link. */
export function VehicleCard({ vehicle, detail = 'teaser' }: { vehicle: CardVehicle; detail?: 'teaser' | 'lineup' }) {
  const { href, slug, name, seriesName, priceText, isNew } = vehicle;
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <div className={styles.cart} data-vehicle={slug}>
          <VehiclePicture vehicle={vehicle} />
        </div>
      </div>
      {isNew ? <span className={styles.badge}>NEW</span> : null}
      <div className={styles.body}>
        <div>
          <p className={styles.series}>{seriesName}</p>
          <div className={styles.head}>
            <h3 className={styles.name}>
              <a href={href} className={styles.nameLink}>
                {name}
              </a>
            </h3>
            <p className={styles.price}>{priceText}</p>
          </div>
        </div>
        {detail === 'lineup' ? <Specs vehicle={vehicle} /> : null}
        <div className={styles.actions}>
          <Action label="View Details" about={`of ${name}`} href={href} style="quiet" />
          {detail === 'lineup' ? (
            <Action label="Get Quote" about={`for ${name}`} href={`/contact?vehicle=${slug}`} style="quiet" />
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Specs({ vehicle }: { vehicle: CardVehicle }) {
  const rows = [
    ['Seats', vehicle.seats],
    ['Range', vehicle.rangeText],
    ['Top speed', vehicle.topSpeedText],
    ['Drive', vehicle.driveType],
  ];
  return (
    <dl className={styles.specs}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.series}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
