import { Cart } from '../art/Cart.tsx';
import type { CardVehicle } from './VehicleCard.tsx';

type Pictured = Pick<CardVehicle, 'name' | 'seats' | 'rearRow' | 'lifted' | 'cargoBed' | 'paint' | 'image'>;

interface VehiclePictureProps {
  vehicle: Pictured;
  /** What a drawing shows, where it stands for itself and not beside the vehicle's name. */
  title?: string;
}

/** The photograph of a vehicle, or its drawing where the record names none. */
export function VehiclePicture({ vehicle, title }: VehiclePictureProps) {
  if (vehicle.image) return <img src={`/images/${vehicle.image.file}`} alt={vehicle.image.alt} loading="lazy" />;
  return (
    <Cart
      {...(title === undefined ? {} : { title })}
      seats={vehicle.seats as 2 | 4 | 6 | 8}
      rearRow={(vehicle.rearRow ?? 'none') as 'none' | 'forward' | 'facing'}
      lifted={vehicle.lifted ?? false}
      cargoBed={vehicle.cargoBed ?? false}
      paint={vehicle.paint ?? '#0F5B3E'}
    />
  );
}
