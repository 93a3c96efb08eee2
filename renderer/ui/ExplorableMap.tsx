import { useState } from 'react';
import { CountyMap } from '../art/CountyMap.tsx';
import { Icon } from '../art/Icon.tsx';
import { preload, tellFailure, useLate } from '../state/late.ts';
import { Button } from './Button.tsx';
import * as styles from './ExplorableMap.css.ts';
import type { MapExplorerProps } from './map/MapExplorer.tsx';

const load = () => import('./map/MapExplorer.tsx');
const warmUp = preload(load);

interface ExplorableMapProps extends MapExplorerProps {
  /** Label of the button. Without it, there is no button. */
  exploreLabel: string | undefined;
  /** Slugs of the towns that the static map names besides the current one. */
  neighbors?: readonly string[];
}

/** A static map of the county, and a button that replaces it with the interactive one. Nothing loads until somebody presses the button. */
export function ExplorableMap({ exploreLabel, neighbors, ...map }: ExplorableMapProps) {
  const [attempt, setAttempt] = useState(0);
  // If loading fails, the static map and the button stay for another try.
  const Explorer = useLate(load, attempt, tellFailure);
  return (
    // Around both maps, so that the browser has something to hold in place while one replaces the other.
    <div>
      {Explorer ? (
        <Explorer {...map} />
      ) : (
        <div className={styles.root}>
          <CountyMap
            {...map}
            neighbors={neighbors}
            className={styles.map}
            {...(map.radiusKm === undefined ? {} : { extent: 'radius', linked: false })}
          />
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
      )}
    </div>
  );
}
