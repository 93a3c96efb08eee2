import { useIsSSR } from 'react-aria/SSRProvider';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import * as styles from './Slider.css.ts';

interface SliderProps {
  label: string;
  value: number;
  minValue: number;
  maxValue: number;
  /** How the value is said. */
  formatOptions?: Intl.NumberFormatOptions;
  onChange: (value: number) => void;
}

/** Without these the server's HTML has no style that differs from page to page, which its security policy would refuse. */
const unplaced = { position: undefined, left: undefined, transform: undefined, touchAction: undefined };

/** A number from a range by feel. Until the browser has taken over it is the browser's own control. */
export function Slider({ label, value, onChange, ...range }: SliderProps) {
  const isHydrated = !useIsSSR();
  return (
    <AriaSlider aria-label={label} value={value} onChange={onChange} className={styles.root} {...range}>
      <SliderTrack className={styles.track}>
        {isHydrated ? <SliderFill className={styles.fill} /> : null}
        <SliderThumb className={isHydrated ? styles.thumb : styles.native} style={isHydrated ? {} : unplaced} />
      </SliderTrack>
    </AriaSlider>
  );
}
