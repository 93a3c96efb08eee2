import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { formatDay, formatQuantity, formatUsd } from '../format.ts';

/** The plans of each kind of cart as a list, each with its price per day and the link to reserve it. */
export default function rentalPlans({ rentals, rentalPolicy }: FactMap): void {
  const deposits = mapOf(mapOf(rentalPolicy).securityDeposit);
  for (const rental of entriesOf(rentals)) {
    const plans = Object.entries(rental).filter(([, value]) => typeof mapOf(value).price === 'number');
    rental.plans = plans.map(([slug, plan]) => addToPlan(plan as FactMap, slug, rental));
    rental.planCount = plans.length;
    const perDays = plans.map(([, plan]) => Number((plan as FactMap).perDay)).filter(Number.isFinite);
    if (perDays.length > 0) rental.fromPerDay = Math.min(...perDays);
    rental.fromPerDayText = dollars(rental.fromPerDay);
    rental.depositText = dollars(deposits[String(rental.slug)]);
  }
}

function addToPlan(plan: FactMap, slug: string, rental: FactMap): FactMap {
  const perDay = plan.renewalPerDay ?? plan.price;
  return Object.assign(plan, {
    slug,
    href: `/contact?plan=${rental.slug}-${slug}`,
    rentalName: rental.name,
    perDay,
    perDayText: dollars(perDay),
    ...(plan.renewalPerDay === undefined ? {} : { renewal: `Renews at ${dollars(perDay)} per day` }),
    ...(typeof plan.priceUntil === 'string' ? { priceNote: `At this price until ${formatDay(plan.priceUntil)}` } : {}),
    durationText: typeof plan.days === 'number' ? formatQuantity(plan.days, 'day') : undefined,
  });
}

function dollars(amount: unknown): string | undefined {
  return typeof amount === 'number' ? formatUsd(amount) : undefined;
}
