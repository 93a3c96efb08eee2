import type { VehicleGridBlock } from '../../schemas/generated/blocks/vehicle-grid.ts';
import { Cart, type CartProps } from '../art/Cart.tsx';
import { Photograph } from './Photograph.tsx';
import * as styles from './VehiclePicture.css.ts';

type Pictured = Pick<
  VehicleGridBlock['vehicles'][number],
  'name' | 'seats' | 'rearRow' | 'lifted' | 'stretched' | 'cargoBed' | 'paint' | 'roofPaint' | 'image'
>;

interface VehiclePictureProps {
  vehicle: Pictured;
  /** Alternative text of a drawing that is not next to the vehicle's name. */
  title?: string;
  /** The `sizes` attribute of a photograph; by default, for a card. */
  sizes?: string;
  /** Whether a photograph is as high as others in a row, or fills the frame around it, which has to be positioned. */
  fit?: keyof typeof styles.photograph;
  /** Whether it is the first picture of the page. */
  isFirst?: boolean;
}

const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw';

/** The photograph of a vehicle, or a drawing if the record has none. */
export function VehiclePicture({ vehicle, title, sizes = cardSizes, fit = 'row', isFirst }: VehiclePictureProps) {
  if (vehicle.image) {
    return (
      <Photograph
        photograph={vehicle.image}
        sizes={sizes}
        fit="filled"
        isFirst={isFirst}
        className={styles.photograph[fit]}
      />
    );
  }
  // A record has all that a drawing needs, by the same names.
  return <Cart {...(vehicle as CartProps)} title={title} />;
}
