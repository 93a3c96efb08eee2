import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const columns = style({ ...shared.split(6, 6, { columnGap: theme.space.xl }), gap: theme.space.l });
export const words = style({ display: 'grid', gap: theme.space.m, alignContent: 'start' });
export const text = style({ display: 'grid', gap: theme.space.s, fontSize: theme.size.lead, lineHeight: 1.5 });
export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: 'clamp(12rem, 40vw, 20rem)',
  borderRadius: theme.radius.large,
  '@media': { print: { display: 'none' } },
});
export const landscape = style(shared.covering);

export const towns = style({ display: 'grid', gap: theme.space.xxs });
export const townsTitle = style(shared.note);
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.m });
export const link = style({ ...shared.roomy, fontWeight: 560 });
