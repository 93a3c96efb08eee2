import type { LocationListBlock } from '../../schemas/generated/blocks/location-list.ts';
import { Section } from '../layout/Section.tsx';
import { ExplorableMap } from '../ui/ExplorableMap.tsx';
import { LocationCard } from '../ui/LocationCard.tsx';
import * as styles from './LocationList.css.ts';

export default function LocationList(props: LocationListBlock) {
  const { id, heading, text, locations, municipalities = [], mapTitle, exploreLabel, timeZone } = props;
  return (
    <Section id={id} heading={heading} lead={text}>
      <div className={municipalities.length === 0 ? undefined : styles.beside}>
        <ul className={styles.list}>
          {locations.map((location) => (
            <li key={location.slug} id={location.slug} className={styles.item}>
              <LocationCard location={location} timeZone={timeZone} Name={heading === undefined ? 'h2' : 'h3'} />
            </li>
          ))}
        </ul>
        {municipalities.length === 0 ? null : (
          <div className={styles.aside}>
            <ExplorableMap
              exploreLabel={exploreLabel}
              title={mapTitle}
              municipalities={municipalities}
              showrooms={locations}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
