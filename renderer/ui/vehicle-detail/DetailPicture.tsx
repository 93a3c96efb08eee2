import type { ApiVehicle } from '../../../schemas/generated/api-vehicle.ts';
import type { VehicleDetailBlock } from '../../../schemas/generated/blocks/vehicle-detail.ts';
import { placeholderPaint } from '../../state/inventory-vehicle.ts';
import { VehiclePicture } from '../VehiclePicture.tsx';
import * as styles from './VehicleSheet.css.ts';

/** How to draw a vehicle that has its own page. */
export type Drawn = NonNullable<VehicleDetailBlock['vehicles']>[number];

/** The vehicle's first image, or else its drawing, or else a placeholder. */
export function DetailPicture({ vehicle, drawn }: { vehicle: ApiVehicle; drawn: Drawn | undefined }) {
  const [image] = vehicle.images;
  const placeholder = { seats: Number(vehicle.specifications.seatingCapacity) || 4, paint: placeholderPaint };
  return (
    <div className={styles.picture} data-vehicle={vehicle.id}>
      {image && !drawn?.image ? (
        <img src={image} alt={vehicle.name} className={styles.photograph} />
      ) : (
        <VehiclePicture
          vehicle={{ ...(drawn ?? placeholder), name: vehicle.name }}
          title={vehicle.name}
          sizes="(min-width: 64rem) 42rem, 92vw"
          fit="frame"
          isFirst
        />
      )}
    </div>
  );
}
