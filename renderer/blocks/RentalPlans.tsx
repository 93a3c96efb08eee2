import type { RentalPlansBlock } from '../../schemas/generated/blocks/rental-plans.ts';
import { forTown } from '../../schemas/named-topics.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { PlanList } from '../ui/PlanList.tsx';
import { PlanTable } from '../ui/PlanTable.tsx';
import { RentalCart } from '../ui/RentalCart.tsx';
import * as styles from './RentalPlans.css.ts';

type Cart = RentalPlansBlock['carts'][number];

export default function RentalPlans({ id, heading, text, layout = 'full', area, carts, actions }: RentalPlansBlock) {
  const level = heading === undefined ? 'h2' : 'h3';
  const Plans = layout === 'compact' ? SmallTable : PriceTable;
  const content = (
    <>
      <div className={layout === 'compact' ? styles.tables : styles.carts}>
        {carts.map((cart) => (
          <Plans key={cart.slug} cart={cartIn(area, cart)} heading={level} />
        ))}
      </div>
      <Actions actions={actions} />
    </>
  );
  if (heading === undefined && text === undefined) {
    return (
      <div id={id} className={styles.standalone}>
        {content}
      </div>
    );
  }
  return (
    <Section id={id} heading={heading} lead={text}>
      {content}
    </Section>
  );
}

/** A cart whose plans are reserved for one municipality. */
function cartIn(area: RentalPlansBlock['area'], cart: Cart): Cart {
  return { ...cart, plans: cart.plans.map((plan) => ({ ...plan, href: forTown(plan.href, area?.slug) })) };
}

interface CartProps {
  cart: Cart;
  heading: 'h2' | 'h3';
}

/** A cart beside the rows of its plans. */
function PriceTable({ cart, heading: Heading }: CartProps) {
  return (
    <section id={cart.slug} aria-labelledby={`${cart.slug}-plans`} className={styles.cart}>
      <div className={styles.about}>
        <div className={styles.picture}>
          <RentalCart cart={cart} />
        </div>
        <div className={styles.words}>
          <Heading id={`${cart.slug}-plans`}>{cart.name} plans</Heading>
          <p>{cart.capacity}</p>
          <p className={styles.quiet}>{cart.description}</p>
          {cart.depositText === undefined ? null : (
            <p className={styles.deposit}>
              Refundable deposit <span>{cart.depositText}</span>
            </p>
          )}
        </div>
      </div>
      <PlanList cart={cart} heading={Heading === 'h2' ? 'h3' : 'h4'} />
    </section>
  );
}

/** A cart above a table of its plans. */
function SmallTable({ cart, heading: Heading }: CartProps) {
  const headingId = `${cart.slug}-plans`;
  return (
    <section id={cart.slug} aria-labelledby={headingId} className={styles.small}>
      <div className={styles.smallHead}>
        <RentalCart cart={cart} className={styles.smallPicture} />
        <div>
          <Heading id={headingId}>{cart.name} plans</Heading>
          <p className={styles.quiet}>{cart.capacity}</p>
        </div>
      </div>
      <div className={styles.scroller}>
        <PlanTable cart={cart} labelledBy={headingId} />
      </div>
    </section>
  );
}
