import { Cart } from '../../art/Cart.tsx';
import { placeholderPaint } from '../../state/inventory-vehicle.ts';
import { Action } from '../Action.tsx';
import { Button } from '../Button.tsx';
import * as styles from './VehicleNotFound.css.ts';

interface VehicleNotFoundProps {
  /** Fetches the vehicle again. Undefined if we know that there is no such vehicle. */
  retry?: (() => void) | undefined;
}

/** Shown if a vehicle does not exist, or if we can't find out whether it does. */
export function VehicleNotFound({ retry }: VehicleNotFoundProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Cart seats={4} paint={placeholderPaint} className={styles.cart} />
      </div>
      <h1>Vehicle Not Found</h1>
      {retry === undefined ? (
        <p className={styles.text}>The vehicle you're looking for doesn't exist or has been removed.</p>
      ) : (
        <>
          <p className={styles.text}>
            We could not load this vehicle: our inventory is not responding, or you are offline.
          </p>
          <Button onPress={retry}>Try Again</Button>
        </>
      )}
      <Action label="Back to Inventory" href="/inventory" style={retry === undefined ? 'primary' : 'secondary'} />
    </div>
  );
}
