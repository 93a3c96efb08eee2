import type { ReactElement } from 'react';
import { Drawing } from './Drawing.tsx';
import { CampusGreen } from './scene/CampusGreen.tsx';
import { FairwayDawn } from './scene/FairwayDawn.tsx';
import { LakeDusk } from './scene/LakeDusk.tsx';
import { RiverFront } from './scene/RiverFront.tsx';
import { HEIGHT, WIDTH } from './scene/shapes.tsx';
import { TreeStreet } from './scene/TreeStreet.tsx';

/** The five landscapes, in the order that `sceneFor` counts them. */
export const sceneNames = ['fairway-dawn', 'river-front', 'tree-street', 'campus-green', 'lake-dusk'] as const;

export type SceneName = (typeof sceneNames)[number];

const scenes: Record<SceneName, () => ReactElement> = {
  'fairway-dawn': FairwayDawn,
  'river-front': RiverFront,
  'tree-street': TreeStreet,
  'campus-green': CampusGreen,
  'lake-dusk': LakeDusk,
};

/** The landscape behind a vehicle's hero: by the length of its name, so that it stays the same from build to build. */
export const sceneFor = (name: string): SceneName => sceneNames[name.length % sceneNames.length] ?? 'fairway-dawn';

/**
 * A landscape to stand behind words: it fills its box, keeps its ground at the bottom edge, and stays dark on the left
 * and at the top, where paper-colored text is read. Decoration, so hidden from assistive technology.
 */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const Landscape = scenes[name];
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" className={className}>
      <Landscape />
    </Drawing>
  );
}
