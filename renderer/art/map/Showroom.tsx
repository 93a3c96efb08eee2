import { type Place, transformOf } from './projection.ts';
import { INK, tone } from './tones.ts';

export interface ShowroomPlace extends Partial<Place> {
  name: string;
}

export const isPlaced = (showroom: ShowroomPlace): showroom is ShowroomPlace & Place =>
  showroom.latitude !== undefined && showroom.longitude !== undefined;

/** A showroom: the dealer's bolt on a tile. It sits above the place so that it covers no name. */
export function Showroom({ name, at, scale }: { name: string; at: { x: number; y: number }; scale: number }) {
  return (
    <g transform={transformOf(at, scale)} pointerEvents="none">
      <title>{name}</title>
      <rect x="-11" y="-11" width="22" height="22" rx="6" fill={tone('current')} stroke={INK} strokeWidth="2" />
      <path d="M2-8L-5 2H0L-2 8L5-2H0Z" fill={INK} stroke="none" />
    </g>
  );
}
