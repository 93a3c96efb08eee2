import { formatUsd } from '../../../schemas/format.ts';
import type { ApiVehicle } from '../../../schemas/generated/api-vehicle.ts';
import { Actions } from '../Action.tsx';
import { estimateText, formatName } from '../format.ts';
import { DetailPicture, type Drawn } from './DetailPicture.tsx';
import * as styles from './VehicleSheet.css.ts';

/** Everything the API says about a vehicle. */
export function VehicleSheet({ vehicle, drawn }: { vehicle: ApiVehicle; drawn: Drawn | undefined }) {
  const { name, description, brand, price, features, specifications, isNew, inStock } = vehicle;
  const seats = specifications.seatingCapacity;
  return (
    <>
      <div className={styles.top}>
        <DetailPicture vehicle={vehicle} drawn={drawn} />
        <div className={styles.words}>
          <p className={styles.status} data-status={isNew ? 'new' : inStock ? 'in-stock' : 'out-of-stock'}>
            {isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock'}
          </p>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.brand}>{brand.toUpperCase()}</p>
          <p className={styles.description}>{description}</p>
          <p className={styles.figures}>
            <span className={styles.price}>{formatUsd(price)}</span>
            {seats === undefined ? null : <span>{`${seats} seats`}</span>}
          </p>
          <Actions
            actions={[
              { label: 'Schedule Test Drive', href: contact(vehicle, 'drive') },
              { label: 'Get Financing Quote', href: `${contact(vehicle)}&about=financing`, style: 'secondary' },
            ]}
          />
        </div>
      </div>
      <div className={styles.facts}>
        {features.length === 0 ? null : (
          <section aria-labelledby="features">
            <h2 id="features" className={styles.title}>
              Features
            </h2>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature} className={styles.feature}>
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="specifications">
          <h2 id="specifications" className={styles.title}>
            Specifications
          </h2>
          <dl>
            {Object.entries(specifications).map(([key, value]) => (
              <div key={key} className={styles.specification}>
                <dt className={styles.term}>{formatName(key)}</dt>
                <dd className={styles.value}>{estimateText(wordsOf(value), key, drawn?.estimates)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section aria-labelledby="interested" className={styles.box}>
        <h2 id="interested">Interested in this vehicle?</h2>
        <Actions
          actions={[
            { label: 'Contact Sales Team', href: contact(vehicle) },
            { label: 'View More Vehicles', href: '/inventory', style: 'secondary' },
          ]}
        />
      </section>
    </>
  );
}

/** A link to the contact page that starts the message with this vehicle. */
function contact({ id }: ApiVehicle, about: 'vehicle' | 'drive' = 'vehicle'): string {
  return `/contact?${about}=${encodeURIComponent(id)}`;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
