import type { Figure, FigureOptions } from '../../../cli/figures/index.ts';

/** A figure in one line: its kind, its value or range, and what else tells it from others of its kind. */
export function brief(figure: Figure): string {
  return [figure.kind, valueIn(figure), ...detailsOf(figure)].filter((part) => part !== undefined).join(' ');
}

function valueIn(figure: Figure): string {
  const { value } = figure;
  if (figure.kind === 'time') return `${pad(Math.floor(figure.value / 60))}:${pad(figure.value % 60)}`;
  return 'max' in figure && figure.max !== undefined ? `${value}..${figure.max}` : String(value);
}

function detailsOf(figure: Figure): (string | undefined)[] {
  switch (figure.kind) {
    case 'money':
      return [figure.unit, figure.per && `per ${figure.per}`, figure.implied && 'implied'];
    case 'distance':
    case 'duration':
      return ['business' in figure && figure.business ? 'business' : undefined, figure.unit, figure.subject];
    case 'speed':
    case 'weight':
      return [figure.unit];
    case 'rating':
      return [`of ${figure.scale}`];
    case 'count':
      return [figure.noun, figure.partial && 'partial'];
    case 'phone':
      return [figure.extension && `ext ${figure.extension}`];
    case 'number':
      return [figure.noun];
    default:
      return [];
  }
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Names and nouns of a dealer of golf carts. */
export const dealer: FigureOptions = {
  names: [
    'D5 Maverick 2+2',
    'D5 Maverick 2+2 Plus',
    'D5 Maverick 4',
    'D5 Maverick 4 Plus',
    'D5 Maverick 4+2 Plus',
    'D5 Ranger 6 Plus',
    'D6 Max GT4',
    'D6 Max XT6',
    'Classic 2 Plus',
    'Classic 4 Pro',
    'Carrier 8 Plus',
    'Forester 4 Plus',
    'Turfman 200',
    'Turfman 800',
    'Turfman 1000',
    'EV Rover XL6',
  ],
  countNouns: {
    municipalities: ['municipality', 'municipalities', 'town', 'towns', 'community', 'communities'],
    models: ['model', 'models'],
    showrooms: ['showroom', 'showrooms', 'location', 'locations'],
    brands: ['brand', 'brands'],
    series: ['series'],
    plans: ['plan', 'plans'],
    hires: ['hire', 'hires'],
    fullTime: ['full-time employees', 'full-time'],
    drivers: ['additional driver', 'additional drivers'],
  },
};
