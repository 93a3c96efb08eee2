import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { WIDTH } from '../art/map/frame.ts';
import { moved, type View, zoomed } from '../art/map/view.ts';

/** How many pixels a pointer may stray before it drags the map instead of pressing what is under it. */
const strayPixels = 4;
const wheelSpeed = 0.0018;

interface Point {
  x: number;
  y: number;
}

/** Handlers by which one pointer drags a map and two zoom it; the wheel zooms as well, as far as there is anything to zoom. */
export function useMapGestures(
  map: RefObject<SVGSVGElement | null>,
  view: View,
  change: (update: (view: View) => View) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const isDragging = useRef(false);
  const latest = useRef(view);
  latest.current = view;

  /** A place on the screen in units of the frame, as far as the view `seen` goes. */
  const frameUnits = (seen: View): number => WIDTH / seen.zoom / (map.current?.getBoundingClientRect().width || WIDTH);
  const placeAt = (seen: View, { x, y }: Point): Point => {
    const box = map.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    const unit = frameUnits(seen);
    return { x: seen.x + (x - box.left - box.width / 2) * unit, y: seen.y + (y - box.top - box.height / 2) * unit };
  };

  useEffect(() => {
    const element = map.current;
    const onWheel = (event: WheelEvent) => {
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 16 : 1) * wheelSpeed);
      const at = placeAt(latest.current, { x: event.clientX, y: event.clientY });
      if (zoomed(latest.current, factor, at).zoom === latest.current.zoom) return;
      event.preventDefault();
      change((seen) => zoomed(seen, factor, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
      if (pointers.current.size === 0) isDragging.current = false;
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const [byX, byY] = [clientX - before.x, clientY - before.y];
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      if (!isDragging.current && !other && Math.hypot(byX, byY) < strayPixels) return;
      if (!isDragging.current) map.current?.setPointerCapture(pointerId);
      isDragging.current = true;
      const now = { x: clientX, y: clientY };
      pointers.current.set(pointerId, now);
      if (!other) return change((seen) => moved(seen, byX * frameUnits(seen), byY * frameUnits(seen)));
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      change((seen) => zoomed(seen, factor, placeAt(seen, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!isDragging.current) return;
      event.preventDefault();
      event.stopPropagation();
      isDragging.current = false;
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
