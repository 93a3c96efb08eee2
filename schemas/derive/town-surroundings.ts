import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { formatQuantity } from '../format.ts';
import { isPlace, type Nearest, nearestPlace } from '../places.ts';

/** The full name of a municipality and the address of its page, its neighbors by name, and the showroom that delivers there with its town. */
export default function townSurroundings({ municipalities, showrooms }: FactMap): void {
  const towns = mapOf(municipalities);
  for (const town of entriesOf(towns)) {
    town.fullName = `${town.name} ${town.type}`;
    town.href = `/${town.slug}`;
  }
  for (const town of entriesOf(towns)) {
    const slugs = Array.isArray(town.neighbors) ? town.neighbors.map(String) : [];
    const neighbors = slugs.map((slug) => mapOf(towns[slug])).filter(({ name }) => name !== undefined);
    town.neighborTowns = neighbors.map(({ name, fullName, href }) => ({ name, fullName, href }));
    const nearest = isPlace(town) && nearestPlace(town, entriesOf(showrooms).filter(isPlace));
    if (nearest) town.nearestShowroom = showroomAt(nearest);
  }
}

function showroomAt({ found, miles: exact, direction }: Nearest<FactMap>): FactMap {
  const miles = Math.round(exact);
  const milesText = formatQuantity(miles, 'mile');
  const distanceText = miles === 0 ? 'in town' : `${milesText} to the ${direction}`;
  // Texts rarely say its name: "Old Bridge is just 9 miles from our nearest showroom".
  const alsoCalled = ['nearest showroom', 'closest showroom'];
  return { name: found.name, alsoCalled, municipality: found.municipality, miles, milesText, direction, distanceText };
}
