import { palette } from './palette.ts';
import { crowns, land, pines, Sky } from './shapes.tsx';

/** A mown stripe that runs from the far side of the fairway towards the left foreground. */
const stripe = (x: number) =>
  `M${x} 632C${x - 40} 700 ${x - 200} 790 ${x - 470} 900h90C${x - 120} 790 ${x + 30} 700 ${x + 66} 632Z`;

/** First light on the fairway: mown stripes, a flag on its green, and a path to drive along. */
export function FairwayDawn() {
  return (
    <>
      <Sky light={[1230, 535]} top="#0e3328" air="#2c654f" glow="#f3e2a4" />
      <circle cx="1230" cy="512" r="60" fill={palette.charge} />
      <path
        d={land([
          [0, 500],
          [220, 450],
          [460, 510],
          [760, 480],
          [1020, 536],
          [1300, 500],
          [1480, 470],
          [1600, 500],
        ])}
        fill="#255c49"
      />
      <path
        d={land([
          [0, 560],
          [320, 520],
          [700, 566],
          [1000, 540],
          [1300, 556],
          [1600, 520],
        ])}
        fill="#1b513f"
      />
      <path
        d={crowns([
          [30, 575, 56],
          [120, 590, 46],
          [205, 576, 60],
          [310, 598, 48],
          [400, 590, 56],
          [500, 606, 42],
          [576, 604, 46],
          [664, 612, 36],
        ])}
        fill={palette.forest}
      />
      <path
        d={pines([
          [1385, 604, 110],
          [1440, 606, 160],
          [1490, 610, 210],
          [1545, 610, 180],
          [1590, 620, 250],
        ])}
        fill={palette.forest}
      />
      <path
        d={land([
          [0, 606],
          [300, 580],
          [620, 624],
          [980, 592],
          [1300, 590],
          [1600, 600],
        ])}
        fill={palette.fairway}
      />
      <path
        d={land([
          [0, 690],
          [260, 640],
          [700, 652],
          [1100, 616],
          [1400, 606],
          [1600, 640],
        ])}
        fill={palette.meadow}
      />
      <path d={[860, 1000, 1140, 1280, 1420, 1560].map(stripe).join('')} fill="#247855" />
      <ellipse cx="905" cy="676" rx="150" ry="20" fill="#4a9a6d" />
      <g data-part="flag">
        <ellipse cx="905" cy="672" rx="9" ry="3" fill={palette.night} />
        <path d="M905 672V530" stroke={palette.paper} strokeWidth="4" />
        <path d="M906 530L970 549L906 570Z" fill={palette.charge} />
      </g>
      <path
        d="M1060 690C1080 668 1130 680 1160 674C1210 664 1240 690 1200 702C1160 716 1120 708 1094 712C1064 716 1046 706 1060 690Z"
        fill="#e7d6a8"
      />
      <path
        d={land([
          [0, 770],
          [240, 730],
          [560, 772],
          [900, 800],
          [1250, 786],
          [1600, 800],
        ])}
        fill={palette.fairway}
      />
      <path
        d={land([
          [0, 830],
          [400, 800],
          [900, 826],
          [1300, 820],
          [1600, 830],
        ])}
        fill="#4d7d66"
      />
      <path
        d={land([
          [0, 870],
          [400, 846],
          [900, 880],
          [1300, 876],
          [1600, 884],
        ])}
        fill={palette.forest}
      />
    </>
  );
}
