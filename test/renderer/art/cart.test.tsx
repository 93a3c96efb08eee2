import { describe, expect, it } from 'vitest';
import { Cart } from '../../../renderer/art/Cart.tsx';
import { type CartShape, cartGeometry, FRAME, intoFrame, NOSE } from '../../../renderer/art/cart/geometry.ts';
import { faultsOf, markupOf, valuesOf } from './markup.ts';

const standard: CartShape = { seats: 4, rearRow: 'forward', lifted: false, stretched: false, cargoBed: false };

const shapes: CartShape[] = [1, 2, 3, 4, 5, 6, 8].flatMap((seats) =>
  (['none', 'forward', 'facing'] as const).flatMap((rearRow) =>
    [false, true].flatMap((lifted) =>
      [false, true].flatMap((stretched) =>
        [false, true].map((cargoBed) => ({ seats, rearRow, lifted, stretched, cargoBed })),
      ),
    ),
  ),
);

const backrests = (markup: string) => /data-part="backrests" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)?.length;
const wheels = (markup: string) => [...markup.matchAll(/data-part="wheel" transform="translate\((\S+) (\S+)\)"/g)];

describe('The cart', () => {
  it('has a longer wheelbase with every row', () => {
    for (const rearRow of ['forward', 'facing'] as const) {
      const bases = [2, 4, 6, 8].map((seats) => cartGeometry({ ...standard, seats, rearRow }).wheelbase);
      expect(bases).toEqual([...new Set(bases)].sort((a, b) => a - b));
    }
    const [rear, front] = wheels(markupOf(<Cart {...standard} seats={6} />)).map((match) => Number(match[1]));
    expect((front ?? 0) - (rear ?? 0)).toBe(cartGeometry({ ...standard, seats: 6 }).wheelbase);
  });

  it('is longer between the axles when it is stretched', () => {
    for (const shape of shapes) {
      const { wheelbase } = cartGeometry({ ...shape, stretched: false });
      expect(cartGeometry({ ...shape, stretched: true }).wheelbase).toBeGreaterThan(wheelbase);
    }
  });

  it('has a backrest for every two seats and for an odd one, whatever its other features', () => {
    for (const shape of shapes) expect(backrests(markupOf(<Cart {...shape} />))).toBe(Math.ceil(shape.seats / 2));
  });

  it('turns only the last row of a facing cart, and gives it a foot rest', () => {
    const { rows, footRest, tail } = cartGeometry({ ...standard, seats: 6, rearRow: 'facing' });
    expect(rows.map((row) => row.faces)).toEqual(['front', 'front', 'rear']);
    const ofThree = cartGeometry({ ...standard, seats: 3, rearRow: 'facing' });
    expect(ofThree.rows.map((row) => row.faces)).toEqual(['front', 'rear']);
    expect(footRest?.back).toBeLessThan(tail);
    expect(cartGeometry({ ...standard, seats: 6 }).rows.every((row) => row.faces === 'front')).toBe(true);
    expect(markupOf(<Cart {...standard} rearRow="facing" />)).toContain('foot-rest');
    expect(markupOf(<Cart {...standard} />)).not.toContain('foot-rest');
  });

  it('gets larger wheels and more clearance when it is lifted', () => {
    const low = cartGeometry(standard);
    const high = cartGeometry({ ...standard, lifted: true });
    expect(high.tire).toBeGreaterThan(low.tire);
    expect(high.lift).toBeGreaterThan(low.lift);
    const axle = (lifted: boolean) => Number(wheels(markupOf(<Cart {...standard} lifted={lifted} />))[0]?.[2]);
    expect(axle(true)).toBeLessThan(axle(false));
  });

  it('clears its arches with its tires', () => {
    for (const shape of shapes) {
      const { arch, tire, axle } = cartGeometry(shape);
      expect(arch).toBeGreaterThan(tire);
      expect(axle + arch).toBeLessThan(66);
    }
  });

  it('carries a bed only as a utility cart', () => {
    for (const shape of shapes) {
      expect(markupOf(<Cart {...shape} />).includes('cargo-bed')).toBe(shape.cargoBed);
      const { bed, last } = cartGeometry(shape);
      if (bed) expect(bed.front).toBeLessThan(last);
    }
  });

  it('stays in its frame at one scale, smaller only where it is too long', () => {
    for (const shape of shapes) {
      const geometry = cartGeometry(shape);
      const { scale, left } = intoFrame(geometry);
      expect(left + geometry.back * scale).toBeGreaterThanOrEqual(FRAME.margin - 1);
      expect(left + NOSE * scale).toBeLessThanOrEqual(FRAME.width - FRAME.margin + 1);
    }
    const scaleOf = (shape: Partial<CartShape>) => intoFrame(cartGeometry({ ...standard, ...shape })).scale;
    expect(scaleOf({ seats: 2 })).toBe(scaleOf({ seats: 4, lifted: true }));
    expect(scaleOf({ seats: 8 })).toBeLessThan(scaleOf({ seats: 4 }));
  });

  it('draws no two different shapes alike', () => {
    const drawings = [2, 4, 6, 8].flatMap((seats) =>
      [false, true].flatMap((lifted) => [
        markupOf(<Cart seats={seats} rearRow="forward" lifted={lifted} />),
        markupOf(<Cart seats={seats} cargoBed lifted={lifted} />),
        ...(seats > 2 ? [markupOf(<Cart seats={seats} rearRow="facing" lifted={lifted} />)] : []),
      ]),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('is painted in the color it is given', () => {
    const fills = (paint: string) => valuesOf(markupOf(<Cart {...standard} paint={paint} />), 'fill');
    expect(fills('#1f4e79')).toContain('#1f4e79');
    expect(fills('#8c2f39')).not.toContain('#1f4e79');
    expect(valuesOf(markupOf(<Cart {...standard} paint="#1f4e79" roofPaint="#8c2f39" />), 'fill')).toEqual(
      expect.arrayContaining(['#1f4e79', '#8c2f39']),
    );
  });

  it('is a named image with a title and decoration without', () => {
    const named = markupOf(<Cart {...standard} title="A blue cart" />);
    expect(named).toContain('role="img"');
    expect(named).toContain('<title>A blue cart</title>');
    expect(named).not.toContain('aria-hidden');
    const silent = markupOf(<Cart {...standard} />);
    expect(silent).toContain('aria-hidden="true"');
    expect(silent).not.toContain('role=');
  });

  it('needs less than five kilobytes and nothing that a strict policy refuses', () => {
    for (const shape of shapes) {
      const markup = markupOf(<Cart {...shape} title="A cart" />);
      expect(faultsOf(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(5 * 1024);
    }
  });
});
