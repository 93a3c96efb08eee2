import { palette } from './palette.ts';
import { blocks, crowns, lampPost, land, row, Sky } from './shapes.tsx';

const windows = blocks(
  [...row(956, 508, 34, 4), ...row(956, 568, 34, 4), ...row(1318, 508, 34, 4), ...row(1318, 568, 34, 4)],
  18,
  34,
);

/** A college hall across its green, the lamps lit in every window. */
export function CampusGreen() {
  return (
    <>
      <Sky light={[1200, 500]} top="#0b2d26" air="#28614f" glow="#efe4b4" />
      <path
        d={`M0 600H900V660H0Z${crowns([
          [700, 580, 60],
          [800, 560, 70],
          [890, 590, 56],
          [1570, 560, 90],
          [1490, 590, 60],
          [60, 580, 80],
          [180, 600, 64],
          [300, 585, 72],
          [430, 604, 58],
          [560, 600, 62],
        ])}`}
        fill="#16473a"
      />
      <path d="M930 650V484H1470V650Z" fill="#24503f" />
      <path d="M910 488L950 440H1450L1490 488Z" fill={palette.night} />
      <path d="M1090 462L1200 386L1310 462Z" fill="#33654f" />
      <path d="M1100 462H1300V650H1100Z" fill="#1b4436" />
      <path d="M1172 402V322H1228V402ZM1160 324H1240L1200 268Z" fill={palette.pine} />
      <path d="M1200 270V232" stroke={palette.charge} strokeWidth="5" />
      <path d={windows + blocks([[1188, 338]], 24, 36)} fill={palette.glow} />
      <path d={blocks(row(1106, 468, 57, 4), 16, 182)} fill={palette.haze} />
      <path d="M1182 650V606a18 18 0 0 1 36 0V650Z" fill={palette.night} />
      <path d={blocks([[1084, 462]], 232, 10)} fill={palette.haze} />
      <path
        d={land([
          [0, 650],
          [400, 632],
          [800, 644],
          [1200, 648],
          [1600, 636],
        ])}
        fill={palette.fairway}
      />
      <path
        d={land([
          [0, 710],
          [500, 690],
          [1000, 676],
          [1600, 700],
        ])}
        fill={palette.meadow}
      />
      <path d="M1172 650H1228C1240 700 1280 760 1350 826H1090C1140 760 1162 700 1172 650Z" fill="#a9b494" />
      <path
        d={crowns([
          [1530, 640, 70],
          [1610, 660, 90],
          [1480, 690, 40],
        ])}
        fill={palette.forest}
      />
      <path d={lampPost(264, 740, 120) + lampPost(1400, 740, 120)} fill={palette.night} />
      <path
        d={crowns([
          [264, 612, 36],
          [1400, 612, 36],
        ])}
        fill={palette.glow}
        opacity=".3"
      />
      <path
        d={crowns([
          [264, 612, 11],
          [1400, 612, 11],
        ])}
        fill={palette.charge}
      />
      <path
        d={land([
          [0, 826],
          [400, 812],
          [800, 822],
          [1200, 816],
          [1600, 824],
        ])}
        fill="#4f7f69"
      />
      <path
        d={land([
          [0, 866],
          [400, 858],
          [900, 876],
          [1300, 872],
          [1600, 880],
        ])}
        fill={palette.forest}
      />
      <path
        d={crowns([
          [0, 770, 120],
          [126, 836, 84],
          [-40, 640, 110],
        ])}
        fill={palette.pine}
      />
    </>
  );
}
