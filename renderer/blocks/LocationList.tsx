import type { LocationListBlock } from '../../schemas/generated/blocks/location-list.ts';
import { CountyMap } from '../art/CountyMap.tsx';
import { Section } from '../layout/Section.tsx';
import { LocationCard } from '../ui/LocationCard.tsx';
import * as styles from './LocationList.css.ts';

export default function LocationList(props: LocationListBlock) {
  const { id, heading, text, locations, municipalities = [], mapTitle, timeZone } = props;
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
            <CountyMap
              municipalities={municipalities}
              showrooms={locations}
              className={styles.map}
              {...(mapTitle === undefined ? {} : { title: mapTitle })}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
