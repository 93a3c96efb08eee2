import type { ReactElement } from 'react';
import { Drawing } from './Drawing.tsx';
import { CampusGreen } from './scene/CampusGreen.tsx';
import { FairwayDawn } from './scene/FairwayDawn.tsx';
import { LakeDusk } from './scene/LakeDusk.tsx';
import { RiverFront } from './scene/RiverFront.tsx';
import { HEIGHT, WIDTH } from './scene/shapes.tsx';
import { TreeStreet } from './scene/TreeStreet.tsx';

/** The order matters: `sceneFor` picks by index. */
export const sceneNames = ['fairway-dawn', 'river-front', 'tree-street', 'campus-green', 'lake-dusk'] as const;

type SceneName = (typeof sceneNames)[number];

const scenes: Record<SceneName, () => ReactElement> = {
  'fairway-dawn': FairwayDawn,
  'river-front': RiverFront,
  'tree-street': TreeStreet,
  'campus-green': CampusGreen,
  'lake-dusk': LakeDusk,
};

/** The landscape behind a vehicle's hero. The length of the name picks it, so every build gets the same one. */
export const sceneFor = (name: string): SceneName => sceneNames[name.length % sceneNames.length] ?? 'fairway-dawn';

/**
 * A landscape for the background: it fills its box, keeps its ground at the bottom edge, and stays dark on the left
 * and at the top, where light text goes. It is decoration, so it is hidden from screen readers.
 */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const Landscape = scenes[name];
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" className={className}>
      <Landscape />
    </Drawing>
  );
}
