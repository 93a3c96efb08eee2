import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import type { Font } from 'satori';
import { slugOf } from '../files/slug.ts';
import type { Card } from './card.ts';

/** The room that a card's picture leaves for text. */
export interface WordRoom {
  /** Pixels for the heading and the line above it. */
  width: number;
  height: number;
  price: 'top' | 'bottom';
}

const color = { paper: '#FAF8F3', quiet: '#B9CBC2', charge: '#F2C230', ink: '#16211C' };
const heading = { fontFamily: 'Bricolage Grotesque', fontWeight: 700 } as const;
const text = { fontFamily: 'Instrument Sans', fontWeight: 600 } as const;
/** Pixels around the text. */
export const margin = 64;

/** The site's fonts for cards. The extended letters are a fallback for names that need them. */
export function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = [heading, text].flatMap(({ fontFamily, fontWeight: weight }) =>
    ['latin', 'latin-ext'].map(async (subset): Promise<Font> => {
      const file = slugOf(fontFamily);
      const path = resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`);
      const name = subset === 'latin' ? fontFamily : `${fontFamily} Extended`;
      return { name, data: await readFile(path), weight, style: 'normal' };
    }),
  );
  return Promise.all(fonts);
}

/** The text of a card in position, on a transparent background. */
export function cardWords({ dealer, eyebrow, heading: words, price }: Card, room: WordRoom): ReactElement {
  const tag = price && priceTag(price);
  const fit = headingFit(words, room.width, room.height - (eyebrow === undefined ? 0 : 52));
  const edges = { width: '100%', height: '100%', boxSizing: 'border-box', padding: margin } as const;
  return box(
    { flexDirection: 'column', justifyContent: 'space-between', ...edges, color: color.paper },
    // The dealer's logo is on the left.
    box(
      { alignItems: 'center', paddingLeft: 68, height: 84 },
      box({ ...text, fontSize: 30, flexGrow: 1 }, dealer),
      room.price === 'top' && tag,
    ),
    box(
      { flexDirection: 'column', gap: 14, width: room.width, flexGrow: 1, paddingTop: 16 },
      eyebrow && box({ ...text, fontSize: 26, letterSpacing: '0.06em', color: color.charge }, eyebrow.toUpperCase()),
      box({ ...heading, display: 'block', letterSpacing: '-0.03em', ...fit }, words),
    ),
    room.price === 'bottom' && tag,
  );
}

const sizes = [92, 80, 70, 62, 54, 48, 42];
const lineHeight = 1.04;

/** The largest font size that fits: all lines in the height, and the longest word in one line. If none fits, we cut the heading off. */
function headingFit(words: string, width: number, height: number): CSSProperties {
  const lengths = words.split(/\s+/).map(lengthOf);
  const fontSize = sizes.find(
    (size) => Math.max(...lengths) * size <= width && linesOf(lengths, width / size) * size * lineHeight <= height,
  );
  if (fontSize !== undefined) return { fontSize, lineHeight, textWrap: 'balance' };
  const least = Math.min(...sizes);
  const lineClamp = Math.floor(height / (least * lineHeight));
  return { fontSize: least, lineHeight, lineClamp, overflowWrap: 'anywhere' };
}

/** The width of a word in the heading's font, relative to the font size. We estimate a little high to be safe. */
function lengthOf(word: string): number {
  return [...word].reduce((sum, letter) => {
    if (/[MWmw@%&]/.test(letter)) return sum + 0.88;
    if (/[A-Z0-9]/.test(letter)) return sum + 0.64;
    return sum + (/[ijlIt.,:;'|!()-]/.test(letter) ? 0.34 : 0.54);
  }, 0);
}

/** How many lines the words take if each line gets as many as fit. */
function linesOf(lengths: readonly number[], width: number): number {
  const space = 0.24;
  let lines = 1;
  let used = 0;
  for (const length of lengths) {
    if (used > 0 && used + space + length > width) {
      lines++;
      used = length;
    } else used += (used > 0 ? space : 0) + length;
  }
  return lines;
}

function priceTag({ before, amount, after }: NonNullable<Card['price']>): ReactElement {
  const small = { ...text, fontSize: 28 };
  return box(
    {
      alignSelf: 'flex-start',
      alignItems: 'baseline',
      gap: 14,
      padding: '12px 24px 14px',
      borderRadius: 16,
      background: color.charge,
      color: color.ink,
      maxWidth: 760,
    },
    before && box(small, before),
    box({ ...heading, fontSize: 54, lineHeight: 1, letterSpacing: '-0.02em' }, amount),
    after && box(small, after),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
