import { hidden } from '../App.css.ts';
import { Icon } from '../art/Icon.tsx';

/** The attributes that make a link open a new tab. */
export function newTabProps(newTab: boolean | undefined): { target?: '_blank'; rel?: 'noopener' } {
  return newTab ? { target: '_blank', rel: 'noopener' } : {};
}

/** Goes at the end of such a link and says so. Sighted visitors see an arrow. */
export function NewTab() {
  return (
    <>
      <Icon name="external" size={16} />
      <span className={hidden}> (opens in a new tab)</span>
    </>
  );
}
