import { Body } from './cart/Body.tsx';
import { Mirror, SteeringWheel } from './cart/Cockpit.tsx';
import { type CartShape, cartGeometry, FRAME, intoFrame } from './cart/geometry.ts';
import { CargoBed, FootRest, LuggageRail } from './cart/Rear.tsx';
import { Roof, Struts, Windshield } from './cart/Roof.tsx';
import { Seats } from './cart/Seats.tsx';
import { paintTones } from './cart/tones.ts';
import { Wheel } from './cart/Wheel.tsx';
import { Drawing } from './Drawing.tsx';

export interface CartProps extends Partial<CartShape> {
  /** Color of the body, `#rrggbb`. */
  paint?: string;
  /** Color of the roof, by default that of the body. */
  roofPaint?: string;
  /** Alternative text. Without it, the drawing is decoration. */
  title?: string | undefined;
  className?: string;
}

/** A golf cart seen from its right side, drawn from the data in a vehicle's record. */
export function Cart({
  seats = 4,
  rearRow = 'none',
  lifted = false,
  stretched = false,
  cargoBed = false,
  paint = '#0F5B3E',
  roofPaint = paint,
  title,
  className,
}: CartProps) {
  const geometry = cartGeometry({ seats, rearRow, lifted, stretched, cargoBed });
  const tones = paintTones(paint);
  const { scale, left } = intoFrame(geometry);
  const { rearAxle, tire, lift, back, rows, bed, footRest } = geometry;
  return (
    <Drawing title={title} className={className} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
      <g transform={`translate(${Math.round(left)} ${FRAME.ground}) scale(${scale.toFixed(3)})`}>
        <ellipse cx={24 + back / 2} rx={32 - back / 2} ry="7" opacity=".08" />
        <ellipse cx={10 + rearAxle / 2} rx={35 - rearAxle / 2} ry="4" opacity=".16" />
        {/* The width of rims, and of all lines that set no other. A rim lies around its panel, which keeps its shape. */}
        <g transform={lift ? `translate(0 ${-lift})` : undefined} strokeWidth="4" paintOrder="stroke">
          <Struts geometry={geometry} />
          {footRest && <FootRest {...footRest} />}
          <Seats rows={rows} />
          <SteeringWheel />
          {!bed && !footRest && rows.length === 1 && (
            <LuggageRail front={geometry.last - 46} back={geometry.tail + 6} />
          )}
          <Body geometry={geometry} tones={tones} />
          {bed && <CargoBed {...bed} tones={tones} />}
          <Windshield />
          <Mirror tones={tones} />
          <Roof geometry={geometry} tones={paintTones(roofPaint)} />
        </g>
        <Wheel x={rearAxle} radius={tire} lugged={lifted} />
        <Wheel x={0} radius={tire} lugged={lifted} />
      </g>
    </Drawing>
  );
}
