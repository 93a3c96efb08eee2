import type { AreaMapBlock } from '../../schemas/generated/blocks/area-map.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { ExplorableMap } from '../ui/ExplorableMap.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Html } from '../ui/Html.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './AreaMap.css.ts';

export default function AreaMap(props: AreaMapBlock) {
  const { id, heading, text, figures, actions, tone = 'paper' } = props;
  return (
    <Section id={id} tone={tone}>
      <div className={styles.root}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {text === undefined ? null : <Html html={text} className={styles.text} />}
          <Figures figures={figures} />
          <Actions actions={actions} />
        </div>
        <Chart {...props} />
      </div>
    </Section>
  );
}

function Chart(props: AreaMapBlock) {
  const { municipalities, showrooms = [], mapTitle, caption, radiusMeters, mapLink, exploreLabel } = props;
  return (
    <figure className={styles.figure}>
      <ExplorableMap
        exploreLabel={exploreLabel}
        title={mapTitle}
        municipalities={municipalities}
        showrooms={showrooms}
        radiusKm={radiusMeters === undefined ? undefined : radiusMeters / 1000}
      />
      {caption === undefined && mapLink === undefined ? null : (
        <figcaption className={styles.caption}>
          <span>{caption}</span>
          {mapLink === undefined ? null : (
            <Link href={mapLink.href} className={styles.link} newTab={mapLink.newTab}>
              {mapLink.label}
            </Link>
          )}
        </figcaption>
      )}
    </figure>
  );
}
