import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { BreadcrumbsBlock } from '../../schemas/generated/blocks/breadcrumbs.ts';
import type { VehicleDetailBlock } from '../../schemas/generated/blocks/vehicle-detail.ts';
import { replaceHead, sharedPicture } from '../head.ts';
import { hidden } from '../layout/layout.css.ts';
import { usePage } from '../state/page.ts';
import { useVehicle } from '../state/vehicles.ts';
import { Trail } from '../ui/Trail.tsx';
import { vehicleStructuredData } from '../ui/vehicle-detail/structured-data.ts';
import { VehicleNotFound } from '../ui/vehicle-detail/VehicleNotFound.tsx';
import { VehicleSheet } from '../ui/vehicle-detail/VehicleSheet.tsx';
import { VehicleSkeleton } from '../ui/vehicle-detail/VehicleSkeleton.tsx';
import * as styles from './VehicleDetail.css.ts';

const trail: BreadcrumbsBlock['links'] = [
  { label: 'Home', href: '/' },
  { label: 'Inventory', href: '/inventory' },
];

export default function VehicleDetail({ id, siteUrl, dealer, phone, vehicles = [] }: VehicleDetailBlock) {
  const { pathname } = useLocation();
  // Without an id in the address, there is no vehicle to show.
  const { id: asked } = useParams();
  const [answer, retry] = useVehicle(asked);
  const vehicle = answer.state === 'loaded' ? answer.data : undefined;
  const isMissing = answer.state === 'failed' && answer.status === 404;
  const drawn = vehicles.find(({ slug }) => slug === asked);
  const path = drawn?.href ?? pathname;
  const title = vehicle?.name ?? (answer.state === 'failed' ? 'Vehicle Not Found' : undefined);
  const askAgain = () => {
    retry();
    // The pressed button disappears, so move the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const page = usePage();
  // The server sends the page of a vehicle that has a sheet with the head of the sheet.
  const [picture] = useState(() => (import.meta.env.SSR ? undefined : sharedPicture(siteUrl + path)));
  useEffect(() => {
    if (!page || title === undefined) return;
    const { head } = page;
    const jsonLd = vehicle ? vehicleStructuredData(vehicle, path, siteUrl, dealer, picture) : [];
    const [sentence] = /^.+?[.!?](?=\s|$)/s.exec(vehicle?.description ?? '') ?? [];
    const words = {
      title: `${title} | ${dealer}`,
      description: sentence ? `${sentence} Call ${phone.text}.` : head.description,
    };
    const content: Record<string, string | undefined> = {
      'og:title': words.title,
      'og:description': words.description,
      'og:image': picture,
      'og:image:alt': words.title,
    };
    const meta = head.meta
      // A page that names its sheet must not hide itself from search engines.
      .filter(({ name }) => !drawn || name !== 'robots')
      .map((element) => ({ ...element, content: content[element.property ?? ''] ?? element.content }));
    replaceHead({ ...head, ...words, canonical: drawn ? siteUrl + path : '', meta, jsonLd });
  });
  return (
    <div id={id} className={styles.root} data-live="always">
      <Trail links={trail} current={title ?? 'Vehicle'} />
      <div className={styles.content} aria-busy={answer.state === 'loading'}>
        {vehicle ? <VehicleSheet vehicle={vehicle} drawn={drawn} /> : null}
        {answer.state === 'loading' ? <VehicleSkeleton phone={phone} vehicles={vehicles} /> : null}
        {answer.state === 'failed' ? <VehicleNotFound retry={isMissing ? undefined : askAgain} /> : null}
      </div>
      <p role="status" className={hidden}>
        {title ?? ''}
      </p>
    </div>
  );
}
