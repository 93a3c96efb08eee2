import { hidden } from '../../layout/layout.css.ts';
import { type InventoryAddress, mostCompared } from '../../state/inventory-address.ts';
import type { InventoryVehicle } from '../../state/inventory-vehicle.ts';
import { Action } from '../Action.tsx';
import { Button } from '../Button.tsx';
import { ChangingText } from '../ChangingText.tsx';
import { TagGroup } from '../TagGroup.tsx';
import * as styles from './CompareTray.css.ts';

/** The id of the text that says why no other vehicle can be picked. */
export const whyNotMore = 'all-picked';

/** The tray must not cover the checkbox that made it appear. */
function uncover(tray: HTMLElement | null) {
  if (tray) document.querySelector('label :focus')?.scrollIntoView({ block: 'nearest' });
}

interface CompareTrayProps {
  vehicles: readonly InventoryVehicle[];
  address: InventoryAddress;
  /** Called when the last vehicle is removed, because the tray then disappears. */
  onLeave: () => void;
}

/** The picked vehicles, at the bottom of the window, with a link to compare them. */
export function CompareTray({ vehicles, address, onLeave }: CompareTrayProps) {
  const { picked, pick, compare } = address;
  const names = picked.flatMap((slug) => vehicles.find((vehicle) => vehicle.slug === slug) ?? []);
  const keep = (slugs: readonly string[]) => {
    pick(slugs);
    if (slugs.length === 0) onLeave();
  };
  return (
    <>
      {names.length === 0 ? null : (
        <section ref={uncover} aria-label="Vehicles to compare" className={styles.root}>
          <p className={styles.count}>
            <ChangingText>{`${names.length} of ${mostCompared} picked`}</ChangingText>
            {names.length < mostCompared ? null : <span id={whyNotMore}>Remove one to compare another.</span>}
          </p>
          <div className={styles.list}>
            <TagGroup
              label="Picked vehicles"
              tags={names.map(({ slug, name }) => ({ id: slug, label: name }))}
              onRemove={(slug) => keep(picked.filter((pickedSlug) => pickedSlug !== slug))}
            />
          </div>
          <div className={styles.actions}>
            <Button className={styles.clear} onPress={() => keep([])}>
              Clear
            </Button>
            {names.length > 1 ? (
              <Action label="Compare" href={compare(names.map(({ slug }) => slug))} />
            ) : (
              <p>Pick one more</p>
            )}
          </div>
        </section>
      )}
      {/* Always on the page, since some screen readers only announce what changes in a status that was there before. */}
      <p role="status" className={hidden}>
        {names.length === 0 ? '' : `${names.length} of ${mostCompared} vehicles picked to compare`}
      </p>
    </>
  );
}
