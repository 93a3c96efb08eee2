import { useAtom } from 'jotai';
import { useId } from 'react';
import { cheapestRental } from '../../schemas/cheapest-rental.ts';
import type { RentalEstimatorBlock } from '../../schemas/generated/blocks/rental-estimator.ts';
import { forTown } from '../../schemas/named-topics.ts';
import * as layout from '../layout/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { tabAtom } from '../state/tab-atom.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { RentalCart } from '../ui/RentalCart.tsx';
import { EstimateReceipt } from '../ui/rental-estimator/EstimateReceipt.tsx';
import { Slider } from '../ui/Slider.tsx';
import * as styles from './RentalEstimator.css.ts';

interface Chosen {
  slug?: string;
  days?: number;
}
const chosenKey = 'rental-estimate';
/** Shared by all pages with an estimator. */
const chosenAtom = tabAtom<Chosen>(chosenKey, {});

const inDays: Intl.NumberFormatOptions = { style: 'unit', unit: 'day', unitDisplay: 'long' };

export default function RentalEstimator(props: RentalEstimatorBlock) {
  const { id, heading, text, carts, town, defaultDays, maximumDays, cartLabel, daysLabel, note, actionLabel } = props;
  const [chosen, choose] = useAtom(chosenAtom);
  const group = useId();
  const range = { minValue: 1, maxValue: maximumDays, formatOptions: inDays };
  const { slug = '', plans = [] } = carts.find((cart) => cart.slug === chosen.slug) ?? carts[0] ?? {};
  const days = Math.min(chosen.days ?? defaultDays, maximumDays);
  const setDays = (days: number) => choose((last) => ({ ...last, days }));
  const estimate = cheapestRental(plans, days);
  return (
    <div id={id} className={styles.place} data-draft={chosenKey}>
      <noscript>
        <p className={layout.container}>
          Working out a price needs JavaScript. The plans on this page say what a rental costs.
        </p>
      </noscript>
      <div className={styles.root} data-scripted="">
        <Section heading={heading} lead={text} tone="panel">
          <div className={styles.columns}>
            <div className={styles.controls}>
              <RadioGroup
                label={cartLabel}
                name={group}
                choices={carts.map((cart) => ({ value: cart.slug, label: <Choice cart={cart} /> }))}
                value={slug}
                onChange={(slug) => choose((last) => ({ ...last, slug }))}
                className={styles.carts}
                choiceClassName={styles.cart}
              />
              <div>
                <NumberField
                  label={daysLabel}
                  fewerLabel="Fewer days"
                  moreLabel="More days"
                  value={days}
                  onChange={setDays}
                  {...range}
                />
                <Slider label={daysLabel} value={days} onChange={setDays} {...range} />
              </div>
              {note === undefined ? null : <p className={styles.note}>{note}</p>}
            </div>
            {estimate === undefined ? null : (
              <EstimateReceipt
                estimate={estimate}
                plans={plans}
                days={days}
                action={{ label: actionLabel, href: forTown(`/contact?plan=${slug}-${days}-days`, town) }}
              />
            )}
          </div>
        </Section>
      </div>
    </div>
  );
}

function Choice({ cart }: { cart: RentalEstimatorBlock['carts'][number] }) {
  return (
    <>
      <RentalCart cart={cart} />
      <span className={styles.name}>{cart.name}</span>
    </>
  );
}
