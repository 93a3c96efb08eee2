import { filters } from './filters.ts';
import { isPlace, nearestShowroom } from './nearest-showroom.ts';
import { formatDays, formatTimes, type OpeningHours } from './opening-hours.ts';

type FactMap = Record<string, unknown>;

/**
 * Adds to the facts what follows from them, so that nobody types it: texts of prices and measures, "from" prices, model counts,
 * savings. Works on what is there; a missing or mistyped fact is the schema's to report.
 */
export function deriveFacts(tree: FactMap): void {
  const vehicles = entries(tree.vehicles);
  for (const vehicle of vehicles) deriveVehicle(vehicle, mapOf(tree.brands), mapOf(tree.series));
  for (const [slug, value] of Object.entries(mapOf(tree.series))) {
    const series = value as FactMap;
    series.inventoryHref = `/inventory?${new URLSearchParams({ brand: `${series.brand}`, q: `${series.name}` })}`;
    deriveRange(
      series,
      vehicles.filter((vehicle) => vehicle.series === slug),
    );
  }
  for (const [slug, value] of Object.entries(mapOf(tree.brands))) {
    const brand = value as FactMap;
    brand.seriesCount = entries(tree.series).filter((series) => series.brand === slug).length;
    deriveRange(
      brand,
      vehicles.filter((vehicle) => vehicle.brand === slug),
    );
  }
  const deposits = mapOf(mapOf(tree.rentalPolicy).securityDeposit);
  for (const rental of entries(tree.rentals)) deriveRental(rental, deposits);
  for (const hours of entries(tree.hours)) deriveHours(hours);
  for (const showroom of entries(tree.showrooms)) deriveShowroom(showroom, mapOf(tree.hours));
  deriveReviews(mapOf(tree.reviews));
  deriveTeam(tree.team);
  const towns = mapOf(tree.municipalities);
  for (const town of entries(towns)) {
    town.fullName = `${town.name} ${town.type}`;
    town.href = `/${town.slug}`;
  }
  for (const town of entries(towns)) deriveSurroundings(town, towns, entries(tree.showrooms));
}

function deriveVehicle(vehicle: FactMap, brands: FactMap, series: FactMap): void {
  const brand = mapOf(brands[String(vehicle.brand)]);
  Object.assign(vehicle, {
    href: `/vehicles/${vehicle.slug}`,
    brandName: brand.name ?? vehicle.brand,
    seriesName: mapOf(series[String(vehicle.series)]).name ?? vehicle.series,
    category: mapOf(series[String(vehicle.series)]).category ?? vehicle.series,
    paint: mapOf(series[String(vehicle.series)]).paint,
    motorType: brand.motorType,
    batteryType: brand.batteryType,
    stockText: vehicle.inStock ? 'In Stock' : 'Out of Stock',
    status: vehicle.isNew ? 'NEW' : vehicle.inStock ? 'In Stock' : 'Out of Stock',
    priceText: text('usd', vehicle.price),
    seatsText: text('unit', vehicle.seats, 'seat'),
    rangeText: text('miles', vehicle.range),
    topSpeedText: text('mph', vehicle.topSpeed),
    chargingTimeText: text('unit', vehicle.chargingTime, 'hour'),
    payloadText: text('pounds', vehicle.payload),
  });
}

/**
 * What a series or a brand says of its vehicles: how many, which (the least price first), that price, and how far each measure
 * reaches (`least.seats`, `most.range`), and the drives that there are.
 */
function deriveRange(group: FactMap, unsorted: FactMap[]): void {
  const vehicles = unsorted.toSorted(
    (one, other) => Number(one.price) - Number(other.price) || byName.compare(String(one.name), String(other.name)),
  );
  const fromPrice = bound(Math.min, vehicles, 'price');
  Object.assign(group, {
    vehicles,
    modelCount: vehicles.length,
    modelCountText: text('unit', vehicles.length, 'model'),
    fromPrice,
    fromPriceText: text('usd', fromPrice),
    driveText: [...new Set(vehicles.map(({ driveType }) => String(driveType)))].join(' or '),
    least: Object.fromEntries(measures.map((measure) => [measure, bound(Math.min, vehicles, measure)])),
    most: Object.fromEntries(measures.map((measure) => [measure, bound(Math.max, vehicles, measure)])),
  });
}

const byName = new Intl.Collator('en-US', { numeric: true });
const measures = ['seats', 'range', 'topSpeed', 'payload'];

function bound(pick: typeof Math.min, vehicles: FactMap[], measure: string): number | undefined {
  const values = vehicles.map((vehicle) => vehicle[measure]).filter((value) => typeof value === 'number');
  return values.length > 0 ? pick(...values) : undefined;
}

/** What lies around a municipality: its neighbors by name and the showroom that deliveries come from. */
function deriveSurroundings(town: FactMap, towns: FactMap, showrooms: FactMap[]): void {
  const slugs = Array.isArray(town.neighbors) ? town.neighbors.map(String) : [];
  const neighbors = slugs.map((slug) => mapOf(towns[slug])).filter(({ name }) => name !== undefined);
  town.neighborTowns = neighbors.map(({ name, fullName, href }) => ({ name, fullName, href }));
  if (!isPlace(town)) return;
  const nearest = nearestShowroom(town, showrooms.filter(isPlace));
  if (!nearest) return;
  const miles = Math.round(nearest.miles);
  const milesText = text('miles', miles);
  const { name } = nearest.showroom;
  town.nearestShowroom = {
    name,
    miles,
    milesText,
    direction: nearest.direction,
    distanceText: miles === 0 ? 'in town' : `${milesText} to the ${nearest.direction}`,
  };
}

/** The plans of a kind of cart as a list, each with its price per day and what it saves against the daily price. */
function deriveRental(rental: FactMap, deposits: FactMap): void {
  const daily = mapOf(rental.daily).price;
  const plans = Object.entries(rental).filter(([, value]) => typeof mapOf(value).price === 'number');
  rental.plans = plans.map(([slug, value]) => {
    const plan = value as FactMap;
    const perDay = plan.renewalPerDay ?? plan.price;
    const savings = plan.renewalPerDay === undefined ? 0 : savingsPercent(Number(plan.renewalPerDay), Number(daily));
    return Object.assign(plan, {
      slug,
      href: `/contact?plan=${rental.slug}-${slug}`,
      rentalName: rental.name,
      perDay,
      savingsPercent: savings,
      priceText: text('usd', plan.price),
      perDayText: text('usd', perDay),
      durationText: text('unit', plan.days, 'day'),
      savingsText: savings > 0 ? `Save ${text('percent', savings)}` : '',
    });
  });
  rental.planCount = plans.length;
  const perDays = plans.map(([, value]) => Number((value as FactMap).perDay)).filter(Number.isFinite);
  if (perDays.length > 0) {
    rental.fromPerDay = Math.min(...perDays);
    rental.fromPerDayText = text('usd', rental.fromPerDay);
  }
  rental.depositText = text('usd', deposits[String(rental.slug)]);
}

/** Percent saved per day against the daily price, cut to one decimal and never rounded up in the dealer's favour. */
export function savingsPercent(renewalPerDay: number, dailyPrice: number): number {
  const renewalCents = Math.round(renewalPerDay * 100);
  const dailyCents = Math.round(dailyPrice * 100);
  return Math.floor((1000 * (dailyCents - renewalCents)) / dailyCents) / 10;
}

function deriveHours(hours: FactMap): void {
  const { days, alwaysOpen } = hours as OpeningHours;
  if (alwaysOpen) hours.lines = [{ days: 'Every day', times: 'Open 24 hours' }];
  if (!Array.isArray(days)) return;
  hours.lines = days
    .filter((line) => line && typeof line === 'object')
    .map((line) => ({ days: quietly(() => formatDays(line)), times: quietly(() => formatTimes(line, Error)) }));
}

function deriveReviews(reviews: FactMap): void {
  const items = Array.isArray(reviews.items) ? reviews.items.map(mapOf) : [];
  reviews.sheetRatingLabel = starRating(reviews.sheetRating);
  for (const review of items) {
    review.ratingLabel = starRating(review.rating);
    review.dateText = text('date', review.datePublished);
  }
}

const starRating = (stars: unknown) => `${text('rating', stars)} star rating`;

function deriveTeam(team: unknown): void {
  for (const member of Array.isArray(team) ? team.map(mapOf) : []) {
    member.experienceText = text('unit', member.experienceYears, 'year');
  }
}

/** How a showroom is called, and the hours that it names, as lines to show and as days to reckon with. */
function deriveShowroom(showroom: FactMap, hours: FactMap): void {
  const own = mapOf(hours[String(showroom.hours)]);
  Object.assign(showroom, {
    phoneText: text('phone', showroom.phone),
    callHref: text('tel', showroom.phone),
    hoursLines: own.lines,
    openingDays: own.days,
  });
}

/** The words of a filter, or undefined for a value it does not take, which the schema reports. */
function text(filter: string, value: unknown, ...args: unknown[]): string | undefined {
  if (value === undefined) return undefined;
  return quietly(() => filters[filter]?.(value, ...args) as string);
}

function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function entries(value: unknown): FactMap[] {
  return Object.values(mapOf(value)).filter((entry) => entry === mapOf(entry)) as FactMap[];
}

function mapOf(value: unknown): FactMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FactMap) : {};
}
