import { palette } from './palette.ts';
import { blocks, crowns, lampPost, land, row, Sky } from './shapes.tsx';

const skyline =
  'M800 580V508H862V478H926V580ZM980 580V440H1044V580ZM1044 580V494H1130V580ZM1170 580V410L1186 366L1202 410V580ZM1202 580V480H1304V580ZM1340 580V450H1404V580ZM1404 580V504H1600V580Z';

const windows = blocks(
  [
    ...row(876, 490, 16, 3),
    ...row(996, 456, 18, 2),
    ...row(996, 488, 18, 2),
    ...row(1060, 510, 18, 4),
    ...row(1220, 498, 18, 4),
    ...row(1356, 466, 18, 2),
    ...row(1424, 518, 20, 8),
  ],
  8,
  12,
);

const arch = (x: number) => `M${x} 572h150v44h-16a59 42 0 0 0-118 0h-16Z`;

/** The river front in the blue hour: lit windows on the far bank, an arched bridge, and a promenade. */
export function RiverFront() {
  return (
    <>
      <Sky light={[1180, 560]} top="#0a2a24" air="#1f5a4f" glow="#a9cdb6" />
      <path
        d={land([
          [0, 540],
          [300, 500],
          [640, 540],
          [900, 520],
          [1200, 510],
          [1600, 530],
        ])}
        fill="#16493d"
      />
      <path d={skyline} fill={palette.pine} />
      <path d={windows} fill={palette.glow} />
      <path
        d={crowns([
          [40, 574, 56],
          [140, 584, 46],
          [240, 570, 58],
          [356, 584, 50],
          [474, 576, 56],
          [590, 586, 42],
          [686, 580, 48],
          [770, 588, 36],
        ])}
        fill={palette.pine}
      />
      <path d="M0 590H1600V900H0Z" fill="#164d45" />
      <path d="M820 590H1560L1480 608H900ZM940 620h460l-40 16H980ZM1010 650h330l-30 14H1040Z" fill="#2f7a6b" />
      <path d={`M880 556H1600V574H880Z${[880, 1030, 1180, 1330, 1480].map(arch).join('')}`} fill="#0f3b31" />
      <path
        d="M884 622v20M1001 618v34M1020 668v14M1192 622v44M1260 628v18M1372 620v28M1372 664v16M1450 618v22M1540 624v30"
        stroke={palette.glow}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M620 650h90M800 700h140M1220 712h180M400 710h80M1030 740h110M620 750h90M1400 676h90M150 670h70M220 740h120"
        stroke="#35806f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`M0 712H1600v8H0ZM0 754H1600v6H0Z${blocks(row(36, 712, 132, 12), 9, 110)}`} fill={palette.night} />
      <path d="M0 806H1600V900H0Z" fill="#3f6a5c" />
      <path d="M0 800H1600V814H0ZM0 872H1600V900H0Z" fill={palette.forest} />
      <path d={lampPost(780, 806, 214) + lampPost(1520, 806, 214)} fill={palette.night} />
      <path
        d={crowns([
          [780, 586, 54],
          [1520, 586, 54],
        ])}
        fill={palette.glow}
        opacity=".2"
      />
      <path
        d={crowns([
          [780, 586, 15],
          [1520, 586, 15],
        ])}
        fill={palette.charge}
      />
    </>
  );
}
