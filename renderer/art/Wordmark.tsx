import { Drawing } from './Drawing.tsx';

/** How a name is typeset: the text, its weight, its letter spacing in em, and its width when it is 32 units high. */
interface Setting {
  text: string;
  weight: number;
  tracking: number;
  width: number;
}

/** Our own typesetting for each brand; we copy no manufacturer's logo. */
const settings: Record<string, Setting> = {
  denago: { text: 'DENAGO', weight: 700, tracking: 0.14, width: 162 },
  evolution: { text: 'Evolution', weight: 750, tracking: -0.02, width: 143 },
  'club car': { text: 'Club Car', weight: 600, tracking: 0, width: 131 },
  'ez-go': { text: 'EZ-GO', weight: 800, tracking: 0.02, width: 100 },
  tomberlin: { text: 'TOMBERLIN', weight: 500, tracking: 0.1, width: 208 },
  'swift ev': { text: 'Swift EV', weight: 650, tracking: -0.01, width: 129 },
};

const SIZE = 32;
const AVERAGE_LETTER = 0.6;

const plain = (name: string): Setting => ({
  text: name,
  weight: 650,
  tracking: 0,
  width: Math.ceil(name.length * SIZE * AVERAGE_LETTER),
});

/**
 * A brand's name as type, in the color of the text around it. Its width is fixed, so that a row of names does not move
 * when the font loads. We have not measured the name of a brand without a setting, so it may be wider than its box.
 */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  const known = settings[name.toLowerCase()];
  const { text, weight, tracking, width } = known ?? plain(name);
  return (
    <Drawing title={name} className={className} viewBox={`0 0 ${width} ${SIZE}`} fill="currentColor" overflow="visible">
      <text
        x="0"
        y={SIZE * 0.78}
        fontFamily="'Bricolage Grotesque',sans-serif"
        fontSize={SIZE}
        fontWeight={weight}
        letterSpacing={`${tracking}em`}
        textLength={known?.width}
        lengthAdjust="spacingAndGlyphs"
      >
        {text}
      </text>
    </Drawing>
  );
}
