import { useRef } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import * as styles from './Slider.css.ts';

interface SliderProps {
  label: string;
  value: number;
  minValue: number;
  maxValue: number;
  /** How a screen reader says the value. */
  formatOptions?: Intl.NumberFormatOptions;
  onChange: (value: number) => void;
}

/** Removes the inline styles that differ from page to page, because the security policy would block them in the server's HTML. */
const unplaced = { position: undefined, left: undefined, transform: undefined, touchAction: undefined };

/** A slider. Until hydration it is the browser's own range input. */
export function Slider({ label, value, onChange, ...range }: SliderProps) {
  const isHydrated = !useIsSSR();
  const before = useRef(value);
  return (
    <AriaSlider
      aria-label={label}
      value={value}
      onChange={onChange}
      // The browser cancels the pointer of a finger that turns out to scroll the page.
      onPointerDownCapture={() => {
        before.current = value;
      }}
      onPointerCancel={() => onChange(before.current)}
      className={styles.root}
      {...range}
    >
      <SliderTrack className={styles.track}>
        {isHydrated ? <SliderFill className={styles.fill} /> : null}
        <SliderThumb className={isHydrated ? styles.thumb : styles.native} style={isHydrated ? {} : unplaced} />
      </SliderTrack>
    </AriaSlider>
  );
}
