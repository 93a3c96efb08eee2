import { type ReactNode, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useLate } from '../state/late.ts';
import { Button } from './Button.tsx';
import * as styles from './ExplorableMap.css.ts';
import type { MapExplorerProps } from './map/MapExplorer.tsx';

const load = () => import('./map/MapExplorer.tsx');

interface ExplorableMapProps extends MapExplorerProps {
  /** Words on the button; without them there is none. */
  exploreLabel: string | undefined;
  /** The drawn map. */
  children: ReactNode;
}

/** A drawn map and a button that puts the interactive one in its place. Until somebody wants that it costs nothing. */
export function ExplorableMap({ exploreLabel, children, ...explorer }: ExplorableMapProps) {
  const [attempt, setAttempt] = useState(0);
  // Where the network fails the drawn map stays, and the button for another try.
  const Explorer = useLate(load, attempt);
  const warmUp = () => {
    load().catch(() => {});
  };
  if (Explorer) return <Explorer {...explorer} />;
  return (
    <div className={styles.root}>
      {children}
      {exploreLabel === undefined ? null : (
        <Button
          className={styles.button}
          data-scripted=""
          onHoverStart={warmUp}
          onFocus={warmUp}
          onPress={() => setAttempt(attempt + 1)}
        >
          <Icon name="search" size={20} />
          {exploreLabel}
        </Button>
      )}
    </div>
  );
}
