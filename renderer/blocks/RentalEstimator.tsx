import { useEffect, useId, useRef, useState } from 'react';
import type { RentalEstimatorBlock } from '../../schemas/generated/blocks/rental-estimator.ts';
import { Section } from '../layout/Section.tsx';
import { cheapestRental } from '../state/cheapest-rental.ts';
import { EstimateReceipt, formatDays } from '../ui/EstimateReceipt.tsx';
import { RentalCart } from '../ui/RentalCart.tsx';
import * as styles from './RentalEstimator.css.ts';

export default function RentalEstimator(props: RentalEstimatorBlock) {
  const { id, heading, text, carts, defaultDays, maximumDays, cartLabel, daysLabel, note, actionLabel } = props;
  const [slug, setSlug] = useState(carts[0]?.slug);
  const [days, setDays] = useState(defaultDays);
  const controls = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const unique = useId();
  const daysId = `days${unique}`;
  const group = `cart${unique}`;

  // What was chosen before the script came counts.
  useEffect(() => {
    const chosen = controls.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setSlug(chosen.value);
    if (slider.current) setDays(Number(slider.current.value));
  }, []);

  const change = (by: number) => setDays(Math.min(maximumDays, Math.max(1, days + by)));
  const plans = carts.find((cart) => cart.slug === slug)?.plans ?? [];
  const estimate = cheapestRental(plans, days);
  return (
    <div className={styles.root}>
      <Section id={id} heading={heading} lead={text} tone="panel">
        <div className={styles.columns}>
          <div ref={controls} className={styles.controls}>
            <fieldset className={styles.group}>
              <legend className={styles.label}>{cartLabel}</legend>
              <div className={styles.carts}>
                {carts.map((cart) => (
                  <label key={cart.slug} className={styles.cart}>
                    <input
                      type="radio"
                      className={styles.radio}
                      name={group}
                      value={cart.slug}
                      checked={cart.slug === slug}
                      onChange={() => setSlug(cart.slug)}
                    />
                    <RentalCart cart={cart} />
                    <span className={styles.name}>{cart.name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div>
              <div className={styles.days}>
                <label htmlFor={daysId} className={styles.label}>
                  {daysLabel}
                </label>
                <output htmlFor={daysId} className={styles.count}>
                  {formatDays(days)}
                </output>
              </div>
              <div className={styles.slider}>
                <button type="button" className={styles.step} aria-label="Fewer days" onClick={() => change(-1)}>
                  −
                </button>
                <input
                  ref={slider}
                  id={daysId}
                  type="range"
                  className={styles.range}
                  min={1}
                  max={maximumDays}
                  value={days}
                  aria-valuetext={formatDays(days)}
                  onChange={(event) => setDays(Number(event.target.value))}
                />
                <button type="button" className={styles.step} aria-label="More days" onClick={() => change(1)}>
                  +
                </button>
              </div>
            </div>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
          {estimate === undefined ? null : (
            <EstimateReceipt estimate={estimate} plans={plans} days={days} actionLabel={actionLabel} />
          )}
        </div>
      </Section>
    </div>
  );
}
