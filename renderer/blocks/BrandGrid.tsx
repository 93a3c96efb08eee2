import type { BrandGridBlock } from '../../schemas/generated/blocks/brand-grid.ts';
import { Wordmark } from '../art/Wordmark.tsx';
import { Section } from '../layout/Section.tsx';
import { Action } from '../ui/Action.tsx';
import { filledFigures } from '../ui/figure-words.ts';
import { VehiclePicture } from '../ui/VehiclePicture.tsx';
import * as styles from './BrandGrid.css.ts';

type Brand = BrandGridBlock['brands'][number];

export default function BrandGrid({ id, heading, text, brands, moreBrandsTitle, moreBrands = [] }: BrandGridBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <div className={styles.brands}>
        {brands.map((brand, index) => (
          <BrandPanel key={brand.href} brand={brand} tone={index % 2 === 0 ? 'pale' : 'night'} />
        ))}
      </div>
      {moreBrands.length === 0 ? null : (
        <div className={styles.moreBrands}>
          {moreBrandsTitle === undefined ? null : <p className={styles.moreBrandsTitle}>{moreBrandsTitle}</p>}
          <ul className={styles.names}>
            {moreBrands.map((name) => (
              <li key={name}>
                <Wordmark name={name} className={styles.name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function BrandPanel({ brand, tone }: { brand: Brand; tone: keyof typeof styles.panel }) {
  const { name, href, linkLabel, tagline, text, vehicle } = brand;
  const figures = filledFigures(brand.figures);
  return (
    <article className={styles.panel[tone]}>
      <div className={styles.words}>
        <h3 className={styles.heading}>
          <Wordmark name={name} className={styles.mark} />
        </h3>
        <p className={styles.tagline}>{tagline}</p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {figures.length === 0 ? null : (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label + value}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Action label={linkLabel} href={href} style="quiet" />
      </div>
      {vehicle === undefined ? null : (
        <div className={styles.picture}>
          <VehiclePicture vehicle={vehicle} />
        </div>
      )}
    </article>
  );
}
