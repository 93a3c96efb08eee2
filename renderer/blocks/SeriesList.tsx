import type { SeriesListBlock } from '../../schemas/generated/blocks/series-list.ts';
import { Scene } from '../art/Scene.tsx';
import { Section } from '../layout/Section.tsx';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './SeriesList.css.ts';

type Series = SeriesListBlock['series'][number];

export default function SeriesList(props: SeriesListBlock) {
  const { id, heading, text, variant = 'showcase', fromLabel = 'From' } = props;
  const { series, scenes = [], modelLimit, moreModels } = props;
  const Title = heading === undefined ? 'h2' : 'h3';
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list[variant]}>
        {series.map((entry, index) => (
          <li key={entry.slug} id={entry.slug} className={styles.card[variant]}>
            <div className={styles.picture[variant]}>
              {scenes[index] === undefined ? null : <Scene name={scenes[index]} className={styles.scene} />}
              {entry.vehicles[0] === undefined ? null : (
                <VehiclePicture vehicle={entry.vehicles[0]} fit={variant === 'showcase' ? 'frame' : 'row'} />
              )}
            </div>
            <div className={styles.words}>
              <Title className={styles.name[variant]}>{entry.name.toUpperCase()}</Title>
              <p className={styles.facts}>
                <span className={styles.count}>{entry.modelCountText}</span>
                <span className={styles.price}>
                  {fromLabel} {entry.fromPriceText}
                </span>
              </p>
              <p className={styles.title}>{entry.title}</p>
              <p className={styles.description}>{entry.description}</p>
            </div>
            <ul className={styles.features[variant]}>
              {entry.features.map((feature) => (
                <li key={feature} className={styles.feature}>
                  {feature}
                </li>
              ))}
            </ul>
            <Models
              seriesName={entry.name}
              vehicles={entry.vehicles}
              limit={modelLimit}
              moreHref={entry.inventoryHref}
              className={styles.models[variant]}
            />
          </li>
        ))}
      </ul>
      {moreModels === undefined ? null : <MoreModels {...moreModels} />}
    </Section>
  );
}

interface ModelsProps {
  seriesName: string;
  vehicles: Series['vehicles'];
  limit: number | undefined;
  moreHref: string | undefined;
  className: string;
}

function Models({ seriesName, vehicles, limit = vehicles.length, moreHref, className }: ModelsProps) {
  const rest = vehicles.length - limit;
  const more = rest > 0 ? `+${rest} more ${rest === 1 ? 'model' : 'models'}` : undefined;
  return (
    <ul className={className}>
      {vehicles.slice(0, limit).map(({ slug, href, model }) => (
        <li key={slug}>
          <a href={href} className={styles.model}>
            {model}
          </a>
        </li>
      ))}
      {more === undefined ? null : (
        <li>
          {moreHref === undefined ? (
            more
          ) : (
            <a href={moreHref} className={styles.more} aria-label={`${more} of the ${seriesName} series`}>
              {more}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}

function MoreModels({ label, vehicles }: NonNullable<SeriesListBlock['moreModels']>) {
  return (
    <p className={styles.moreModels}>
      {label}{' '}
      {vehicles.map(({ slug, href, model }, index) => (
        <span key={slug}>
          {index === 0 ? '' : ', '}
          <a href={href}>{model}</a>
        </span>
      ))}
    </p>
  );
}
