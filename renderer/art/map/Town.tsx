import { labelOf } from './labels.ts';
import { type Place, transformOf } from './projection.ts';
import { INK, tone } from './tones.ts';

/** A municipality from the facts. */
export interface TownPlace extends Place {
  slug: string;
  name: string;
  /** City, Township or Borough. */
  type: string;
}

interface TownProps {
  town: TownPlace;
  at: { x: number; y: number };
  rank: 'current' | 'near' | 'far';
  named: boolean;
  small: boolean;
  /** Frame units per unit of the mark. */
  scale: number;
  /** Whether a showroom's tile sits on the town. */
  marked: boolean;
  /** Whether the ring of the current town is right below. */
  lifted: boolean;
  linked: boolean;
  /** Called instead of following the link. */
  onSelect: ((slug: string) => void) | undefined;
}

/** A town: its dot, a wider ring that is easy to hit, and its name where there is room. */
export function Town({ town, at, rank, named, small, scale, marked, lifted, linked, onSelect }: TownProps) {
  const here = rank === 'current';
  const ring = marked ? 18 : 12;
  const label = labelOf(town, at.x, here ? ring : marked ? 12 : 6, lifted);
  const mark = (
    <>
      <circle r={small ? 7 : 16} fill="transparent" stroke="none" />
      {here && <circle r={ring} fill={tone('current')} stroke={INK} strokeWidth="2.5" />}
      <circle
        r={here ? 4.5 : small ? 3 : rank === 'far' ? 5 : 6.5}
        fill={here ? INK : tone(rank === 'far' ? 'far' : 'dot')}
      />
      {named && (
        <text x={label.dx} y={label.dy} textAnchor={label.anchor} fontWeight={here ? 700 : undefined}>
          {town.name}
        </text>
      )}
    </>
  );
  return (
    <g transform={transformOf(at, scale)}>
      {linked ? (
        <a
          href={`/${town.slug}`}
          tabIndex={-1}
          aria-label={`${town.name} ${town.type}`}
          aria-current={here ? (onSelect ? 'true' : 'page') : undefined}
          onClick={
            onSelect &&
            ((event) => {
              // These open the page in a tab or a window of its own.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(town.slug);
            })
          }
        >
          {mark}
        </a>
      ) : (
        mark
      )}
    </g>
  );
}
