import { hidden } from '../../layout/layout.css.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import type { Drawn } from './DetailPicture.tsx';
import * as sheet from './VehicleSheet.css.ts';
import * as styles from './VehicleSkeleton.css.ts';

interface VehicleSkeletonProps {
  phone: { text: string; href: string };
  vehicles: readonly Drawn[];
}

/** A placeholder while the vehicle loads. Without JavaScript, it links to the pages that need none. */
export function VehicleSkeleton({ phone, vehicles }: VehicleSkeletonProps) {
  return (
    <>
      <h1 className={hidden}>Vehicle details</h1>
      <noscript>
        <div className={styles.notice}>
          <h2>Which vehicle is it?</h2>
          <p>
            This page looks the vehicle up with JavaScript, which did not load. Each of these has a page of its own that
            needs none. A vehicle that is not among them doesn't exist or has been removed.
          </p>
          <ul>
            {vehicles.map(({ slug, href, name }) => (
              <li key={slug}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href="/inventory">Back to Inventory</a> or call us at <PhoneLink phone={phone} />.
          </p>
        </div>
      </noscript>
      <div data-scripted="" aria-hidden="true">
        <div className={sheet.top}>
          <div className={`${sheet.picture} ${styles.picture}`} />
          <div className={sheet.words}>
            <div className={styles.line.badge} />
            <div className={styles.line.name} />
            <div className={styles.line.brand} />
            <div className={styles.line.text} />
            <div className={styles.line.price} />
            <div className={styles.line.action} />
          </div>
        </div>
        <div className={sheet.facts}>
          <Lines />
          <Lines />
        </div>
      </div>
    </>
  );
}

function Lines() {
  return (
    <div className={styles.list}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <div key={key} className={styles.line.row} />
      ))}
    </div>
  );
}
