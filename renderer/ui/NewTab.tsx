import { hidden } from '../App.css.ts';
import { Icon } from '../art/Icon.tsx';

/** What a link needs to open in a tab of its own. */
export function newTabProps(newTab: boolean | undefined): { target?: '_blank'; rel?: 'noopener' } {
  return newTab ? { target: '_blank', rel: 'noopener' } : {};
}

/** Stands last in such a link and says so, to the eye by an arrow. */
export function NewTab() {
  return (
    <>
      <Icon name="external" size={16} />
      <span className={hidden}> (opens in a new tab)</span>
    </>
  );
}
