import { useGesture } from '@use-gesture/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import type { NearestShowroom } from '../../../schemas/generated/common/nearest-showroom.ts';
import { CountyMap } from '../../art/CountyMap.tsx';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { frameOf } from '../../art/map/frame.ts';
import type { ShowroomPlace } from '../../art/map/Showroom.tsx';
import type { TownPlace } from '../../art/map/Town.tsx';
import { countyView, moved, radiusView, type View, zoomed } from '../../art/map/view.ts';
import { Button } from '../Button.tsx';
import { Select } from '../Select.tsx';
import { Tooltip } from '../Tooltip.tsx';
import * as styles from './MapExplorer.css.ts';

/** A town, and what visitors want to know about it. */
interface ExplorerTown extends TownPlace {
  nearestShowroom?: NearestShowroom | undefined;
}

export interface MapExplorerProps {
  title?: string | undefined;
  municipalities: readonly ExplorerTown[];
  showrooms: readonly ShowroomPlace[];
  /** Slug of the town that is selected at first. */
  current?: string | undefined;
  /** In kilometers. */
  radiusKm?: number | undefined;
}

/** @param at the selected town, if any */
type Step = (view: View, at?: { x: number; y: number }) => View;

/** How far one press of a button or key moves the map, in frame units on screen. */
const stride = 90;
const zoomFactor = 1.5;
const wheelSpeed = 0.0018;
/** Zoom for a selected town. */
const townZoom = 2;

const push =
  (x: number, y: number): Step =>
  (view) =>
    moved(view, (x * stride) / view.zoom, (y * stride) / view.zoom);

const controls: readonly { label: string; icon: IconName; keys: readonly string[]; step: Step }[] = [
  { label: 'Zoom in', icon: 'plus', keys: ['+', '='], step: (view, at) => zoomed(view, zoomFactor, at) },
  { label: 'Zoom out', icon: 'minus', keys: ['-', '_'], step: (view, at) => zoomed(view, 1 / zoomFactor, at) },
  { label: 'Move west', icon: 'arrow-left', keys: ['ArrowLeft'], step: push(1, 0) },
  { label: 'Move north', icon: 'arrow-up', keys: ['ArrowUp'], step: push(0, 1) },
  { label: 'Move south', icon: 'arrow-down', keys: ['ArrowDown'], step: push(0, -1) },
  { label: 'Move east', icon: 'arrow-right', keys: ['ArrowRight'], step: push(-1, 0) },
];

/** An interactive map: use the pointer, wheel, fingers or keys. Select a town to see how far the nearest showroom is. */
export default function MapExplorer({ title, municipalities, showrooms, current, radiusKm }: MapExplorerProps) {
  const [view, setView] = useState<View>(() => (radiusKm === undefined ? { ...countyView } : radiusView(radiusKm)));
  const [chosen, setChosen] = useState(current);
  const map = useRef<SVGSVGElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const town = municipalities.find(({ slug }) => slug === chosen);
  const take = (step: Step) => setView((seen) => step(seen, town && frameOf('county', 0).project(town)));

  useEffect(() => {
    area.current?.querySelector('button')?.focus({ preventScroll: true });
    // It may be lower than the drawn map. Once it has its place, bring the controls into view, and then as much of the map as fits.
    const frame = requestAnimationFrame(() => {
      for (const part of [area, map]) part.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const screen = () => map.current?.getScreenCTM() ?? new DOMMatrix();
  const zoomAt = (factor: number, [x, y]: [number, number]) => {
    const at = new DOMPoint(x, y).matrixTransform(screen().inverse());
    setView((seen) => zoomed(seen, factor, at));
  };
  useGesture(
    {
      onDrag({ delta: [x, y], pinching }) {
        if (!pinching) setView((seen) => moved(seen, x / screen().a, y / screen().a));
      },
      onPinch({ origin, movement: [scale], memo = 1 }) {
        zoomAt(scale / memo, origin);
        return scale;
      },
      onWheel({ event, delta: [, y] }) {
        const factor = Math.exp(-y * wheelSpeed);
        // At the end of the zoom range, let the page scroll.
        if (zoomed(view, factor).zoom === view.zoom) return;
        event.preventDefault();
        zoomAt(factor, [event.clientX, event.clientY]);
      },
    },
    { target: map, eventOptions: { passive: false }, drag: { filterTaps: true, pointer: { keys: false } } },
  );

  const choose = (slug: string) => {
    setChosen(slug);
    const place = municipalities.find((candidate) => candidate.slug === slug);
    if (place) setView(({ zoom }) => ({ ...frameOf('county', 0).project(place), zoom: Math.max(zoom, townZoom) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const control = controls.find(({ keys }) => keys.includes(event.key));
    if (!control || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    take(control.step);
  };

  return (
    <div className={styles.root}>
      <section className={styles.window} aria-label="Map to explore">
        <CountyMap
          ref={map}
          municipalities={municipalities}
          showrooms={showrooms}
          title={title}
          current={chosen}
          view={view}
          className={styles.map}
          onSelect={choose}
          radiusKm={radiusKm}
        />
      </section>
      <Group
        ref={area}
        className={styles.controls}
        aria-label="Interactive map. Use the arrow keys to move it, and plus or minus to zoom."
        onKeyDown={onKeyDown}
      >
        {controls.map(({ label, icon, step }) => (
          <Tooltip key={label} text={label}>
            <Button className={styles.control} aria-label={label} onPress={() => take(step)}>
              <Icon name={icon} size={20} />
            </Button>
          </Tooltip>
        ))}
        <Button className={styles.whole} onPress={() => setView({ ...countyView })}>
          Whole county
        </Button>
      </Group>
      <Select
        label="Town"
        placeholder="Choose a town"
        choices={municipalities.map(({ slug, name, type }) => ({ value: slug, label: `${name} ${type}` }))}
        value={chosen}
        onChange={choose}
      />
      <div role="status" className={styles.answer}>
        {town ? (
          <Answer key={town.slug} town={town} isHere={town.slug === current} />
        ) : (
          <p>Pick one here or on the map to see which showroom is closest.</p>
        )}
      </div>
    </div>
  );
}

function Answer({ town, isHere }: { town: ExplorerTown; isHere: boolean }) {
  const { slug, name, type, nearestShowroom: nearest } = town;
  return (
    <>
      {nearest ? (
        <p>
          Nearest showroom: <strong>{nearest.name}</strong>, {nearest.distanceText}
        </p>
      ) : null}
      {isHere ? null : (
        <a href={`/${slug}`} className={styles.link}>
          {`Rentals in ${name} ${type}`}
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </>
  );
}
