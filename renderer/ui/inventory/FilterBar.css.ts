import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import { theme } from '../../theme/theme.css.ts';

const control = style({
  minBlockSize: '3.25rem',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.ink,
});

export const root = style({ '@media': { print: { display: 'none' } } });

export const form = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [screens.desktop]: { gridTemplateColumns: 'minmax(10rem, 1fr) minmax(47rem, 3fr)' },
  },
});

export const search = style({ position: 'relative', display: 'grid' });

export const submit = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: theme.color.quiet,
  cursor: 'pointer',
});

export const input = style([
  control,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInline: '2.75rem 0.75rem',
    '::placeholder': { color: theme.color.quiet, opacity: 1 },
    '::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
]);

export const toggle = style([
  control,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.xs,
    minInlineSize: '8.75rem',
    paddingInline: theme.space.s,
    fontWeight: 600,
    cursor: 'pointer',
    selectors: { '&[aria-expanded="true"]': { background: theme.color.panel } },
    '@media': { [screens.desktop]: { display: 'none' } },
  },
]);

export const choices = style({
  display: 'none',
  gridColumn: '1 / -1',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    [screens.desktop]: { display: 'grid', gridColumn: 'auto', gridTemplateColumns: '3.7fr 4.4fr 5.8fr 5.1fr' },
  },
});

export const field = style([control, { position: 'relative', display: 'grid', cursor: 'pointer' }]);

export const label = style({
  position: 'absolute',
  insetBlockStart: '0.4375rem',
  insetInlineStart: '0.875rem',
  fontSize: theme.size.label,
  lineHeight: 1.2,
  color: theme.color.quiet,
  pointerEvents: 'none',
});

export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  padding: '1.375rem 2.25rem 0.3125rem 0.875rem',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  fontWeight: 560,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  insetBlockStart: 'calc(50% - 9px)',
  color: theme.color.quiet,
  pointerEvents: 'none',
});
