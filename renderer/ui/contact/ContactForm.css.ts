import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';
import { action } from '../Action.css.ts';

export const root = style({
  ...shared.column,
  gap: theme.space.m,
  '@media': { [screens.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const formError = style({
  gridColumn: '1 / -1',
  padding: theme.space.s,
  borderInlineStart: `0.375rem solid ${theme.color.error}`,
  background: theme.color.panel,
  fontWeight: 560,
});

export const instead = style({ display: 'block', fontWeight: 'normal' });

export const note = style({ ...shared.note, gridColumn: '1 / -1' });

export const wide = style({ gridColumn: '1 / -1' });
export const submit = style([
  action.primary,
  { gridColumn: '1 / -1', justifySelf: 'start', minInlineSize: 'min(12rem, 100%)' },
]);
