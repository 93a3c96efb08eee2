import { Cart } from '../art/Cart.tsx';
import { Drawing } from '../art/Drawing.tsx';
import { land } from '../art/scene/shapes.tsx';
import * as styles from './Horizon.css.ts';

const far = land([
  [0, 96],
  [260, 30],
  [560, 96],
  [860, 44],
  [1180, 92],
  [1440, 40],
  [1600, 70],
]);
const near = land([
  [0, 84],
  [200, 120],
  [520, 72],
  [860, 112],
  [1160, 84],
  [1400, 116],
  [1600, 88],
]);
const ground = land([
  [0, 132],
  [300, 104],
  [700, 132],
  [1000, 98],
  [1300, 128],
  [1600, 112],
]);

/** Hills along the bottom edge of a pale band, and a cart driving over them. They blend into the dark ground below. */
export function Horizon() {
  return (
    <Drawing className={styles.root} viewBox="0 0 1600 150" preserveAspectRatio="xMidYMax slice">
      <path className={styles.far} d={far} />
      <path className={styles.near} d={near} />
      <svg aria-hidden="true" x="920" y="34" width="136" height="77">
        <Cart seats={4} paint="#F2C230" />
      </svg>
      <path className={styles.ground} d={ground} />
    </Drawing>
  );
}
