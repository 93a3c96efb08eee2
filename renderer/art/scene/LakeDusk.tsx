import { palette } from './palette.ts';
import { blocks, land, pines, Sky } from './shapes.tsx';

/** A bar of light on the water. */
const gleam = (x: number, y: number, width: number) => `M${x} ${y}h${width}a6 6 0 0 1 0 12H${x}a6 6 0 0 1 0-12Z`;

/** A lake after sunset: pines on the far shore, a new moon, and a canoe far to the left, so that it is not under a cart. */
export function LakeDusk() {
  return (
    <>
      <Sky light={[1120, 560]} top="#092826" air="#2a5f55" glow="#f3d08a" />
      <path d="M1446 262a44 44 0 1 0 34 71a37 37 0 0 1-34-71Z" fill={palette.glow} />
      <path
        d={blocks(
          [
            [1120, 90],
            [1250, 250],
            [1530, 150],
            [1180, 210],
            [1550, 320],
            [1300, 60],
            [1390, 180],
          ],
          4,
          4,
        )}
        fill={palette.sky}
      />
      <path
        d={land([
          [0, 490],
          [260, 430],
          [520, 510],
          [760, 470],
          [1000, 530],
          [1260, 460],
          [1600, 520],
        ])}
        fill="#1d544a"
      />
      <path
        d={land([
          [0, 560],
          [320, 520],
          [640, 576],
          [940, 556],
          [1280, 570],
          [1600, 540],
        ])}
        fill={palette.forest}
      />
      <path
        d={pines([
          [60, 590, 170],
          [120, 592, 210],
          [180, 590, 150],
          [240, 592, 180],
          [300, 590, 120],
          [380, 592, 140],
          [450, 592, 100],
          [1310, 590, 110],
          [1360, 590, 160],
          [1420, 592, 130],
          [1480, 592, 200],
          [1530, 594, 160],
          [1580, 596, 230],
        ])}
        fill={palette.pine}
      />
      <path d="M0 584H1600V900H0Z" fill="#164944" />
      <path d="M760 584H1480L1380 604H860Z" fill="#cdb97f" />
      <path
        d={
          gleam(930, 618, 360) +
          gleam(1010, 646, 230) +
          gleam(960, 676, 150) +
          gleam(1120, 704, 200) +
          gleam(1030, 732, 90)
        }
        fill="#b9ad7c"
      />
      <path
        d="M300 640h160M620 680h120M120 700h120M740 740h90M460 760h130M1400 650h110M1350 730h140"
        stroke="#2d7066"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M170 604C198 618 250 618 278 604C275 622 261 629 224 629S173 622 170 604Z" fill={palette.night} />
      <path d="M174 610C202 621 246 621 274 610" fill="none" stroke={palette.charge} strokeWidth="3" />
      <path
        d={land([
          [0, 770],
          [260, 750],
          [520, 780],
          [760, 796],
          [1240, 790],
          [1600, 770],
        ])}
        fill={palette.forest}
      />
      <path
        d={land([
          [0, 826],
          [400, 806],
          [900, 826],
          [1300, 818],
          [1600, 826],
        ])}
        fill="#4c7767"
      />
      <path
        d={land([
          [0, 868],
          [400, 850],
          [900, 880],
          [1300, 874],
          [1600, 882],
        ])}
        fill={palette.pine}
      />
    </>
  );
}
