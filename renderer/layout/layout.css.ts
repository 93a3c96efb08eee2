import { style, styleVariants } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';
import { ofThree, threeColumns } from './even-columns.ts';

/** The smallest margin around words. It shrinks on a phone with enlarged text. */
export const leastRoom = 'min(1.25rem, 6.25vw)';

/** Space between the content and the edge of the window. */
export const gutter = `clamp(${leastRoom}, 4vw, 2.5rem)`;

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.width.page} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** A dark band. What is inside uses the usual color names and gets the colors that are readable on dark green. */
export const onNight = style({
  background: theme.color.night,
  color: theme.color.onNight,
  '@media': {
    screen: {
      vars: {
        [theme.color.brand]: theme.color.accent,
        [theme.color.onBrand]: theme.color.onAccent,
        [theme.color.ink]: theme.color.onNight,
        [theme.color.quiet]: theme.color.quietOnNight,
        [theme.color.line]: theme.color.nightLine,
        [theme.color.surface]: theme.color.nightSurface,
        [theme.color.panel]: theme.color.nightSurface,
        [theme.color.control]: theme.color.quietOnNight,
        [theme.color.open]: '#7CCFA9',
        [theme.color.error]: '#F0917A',
      },
    },
  },
});

/** A pale band with darker hairlines. */
export const onPanel = style({
  background: theme.color.panel,
  vars: { [theme.color.line]: theme.color.panelLine },
});

export const section = styleVariants({
  paper: { paddingBlock: theme.space.section, selectors: { '& + &': { paddingBlockStart: 0 } } },
  panel: [onPanel, { paddingBlock: theme.space.section }],
  night: [onNight, { paddingBlock: theme.space.section }],
});

export const stack = styleVariants({
  s: { display: 'grid', gap: theme.space.s, justifyItems: 'start' },
  l: { ...shared.column, gap: theme.space.l },
});

/** The heading of a section. On paper it stays with what follows. */
export const head = style([stack.s, { breakAfter: 'avoid' }]);

const columnTemplates = {
  // At most three columns, and three as soon as they fit.
  three: {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(max(13.5rem, 33.3% - ${theme.space.m}), 100%), 1fr))`,
    // Narrower, since in one column the pictures fill the screen.
    selectors: { [ofThree]: { gridTemplateColumns: threeColumns('11rem', theme.space.m) } },
  },
  four: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
};
export const columns = styleVariants(columnTemplates, (template) => ({
  display: 'grid',
  gap: theme.space.m,
  ...template,
}));

export const cluster = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s, alignItems: 'center' });

export const lead = style({ fontSize: theme.size.lead, color: theme.color.quiet, maxInlineSize: theme.width.measure });

/** Only for screen readers. */
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
