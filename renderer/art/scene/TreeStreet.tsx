import { palette } from './palette.ts';
import { blocks, crowns, lampPost, row, Sky } from './shapes.tsx';

const FOOT = 690;
const EAVES = 15;
const PITCH = 0.8;

/** A gabled house, `[x, width, height of its walls]`: walls and roof as two shapes. */
const houses = [
  [694, 146, 90],
  [900, 170, 104],
  [1130, 200, 120],
  [1390, 170, 100],
] as const;

const walls = houses.map(
  ([x, width, wall]) =>
    `M${x} ${FOOT}v-${wall}l${width / 2}-${(width / 2) * PITCH}l${width / 2} ${(width / 2) * PITCH}v${wall}Z`,
);
const roofs = houses.map(([x, width, wall]) => {
  const half = width / 2 + EAVES;
  const rise = half * PITCH;
  return `M${x - EAVES} ${FOOT - wall + EAVES * PITCH + 2}l${half}-${rise}l${half} ${rise}v-16l-${half}-${rise}l-${half} ${rise}Z`;
});
const windows = houses.map(([x, width, wall]) =>
  blocks(
    [
      [x + 24, FOOT - wall + 18],
      [x + width - 52, FOOT - wall + 18],
    ],
    28,
    34,
  ),
);
const doors = houses.map(([x, width]) => blocks([[x + width / 2 - 12, FOOT - 54]], 24, 54));

/** A street under old trees as the lamps come on. */
export function TreeStreet() {
  return (
    <>
      <Sky light={[1160, 610]} top="#0d3027" air="#2f6648" glow="#f1dc92" />
      <path
        d={crowns([
          [660, 640, 50],
          [760, 610, 66],
          [840, 630, 52],
          [1100, 600, 50],
          [1350, 600, 60],
          [1580, 600, 70],
        ])}
        fill="#1f5840"
      />
      <path d={walls.join('')} fill="#17493a" />
      <path d={roofs.join('')} fill={palette.night} />
      <path d={windows.join('')} fill={palette.glow} />
      <path d={doors.join('')} fill="#c9a25a" />
      <path d="M0 688H1600V760H0Z" fill={palette.fairway} />
      <path d={`${blocks(row(850, 664, 19, 40), 8, 44)}M850 674H1600v5H850ZM850 694H1600v5H850Z`} fill="#9dbcae" />
      <path d="M0 730H1600V900H0Z" fill="#6d8a7c" />
      <path d="M0 748H1600V900H0Z" fill="#34544a" />
      <path
        d="M90 822h130M390 822h130M690 822h130M990 822h130M1290 822h130M1590 822h130"
        stroke={palette.glow}
        strokeWidth="7"
        opacity=".75"
      />
      <path d="M0 884H1600V900H0Z" fill={palette.forest} />
      <path
        d="M60 740C86 600 88 400 70 200H150C142 400 150 600 190 740ZM1484 740C1508 620 1512 500 1494 360L1560 350C1552 500 1560 620 1590 740Z"
        fill={palette.night}
      />
      <path
        d={crowns([
          [-20, 150, 190],
          [120, 60, 190],
          [300, 20, 150],
          [180, 210, 110],
          [450, -20, 110],
          [330, 130, 70],
        ])}
        fill={palette.pine}
      />
      <path
        d={crowns([
          [1500, 250, 130],
          [1610, 190, 170],
          [1600, 370, 110],
          [1400, 330, 76],
          [1520, 380, 70],
        ])}
        fill={palette.forest}
      />
      <path d={lampPost(860, 740, 180) + lampPost(1330, 740, 180)} fill={palette.night} />
      <path
        d={crowns([
          [860, 552, 48],
          [1330, 552, 48],
        ])}
        fill={palette.glow}
        opacity=".25"
      />
      <path
        d={crowns([
          [860, 552, 14],
          [1330, 552, 14],
        ])}
        fill={palette.charge}
      />
    </>
  );
}
