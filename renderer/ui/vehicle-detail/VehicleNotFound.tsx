import { Cart } from '../../art/Cart.tsx';
import { Action } from '../Action.tsx';
import * as styles from './VehicleNotFound.css.ts';

/** What a visitor sees of a vehicle that is not there. */
export function VehicleNotFound() {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Cart seats={4} paint="#8A938D" className={styles.cart} />
      </div>
      <h1>Vehicle Not Found</h1>
      <p className={styles.text}>The vehicle you're looking for doesn't exist or has been removed.</p>
      <Action label="Back to Inventory" href="/inventory" />
    </div>
  );
}
