import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';

const wide = '(min-width: 48rem)';

const small = 'screen and (max-width: 47.99rem)';

/** If there is room, the date shares a line with the breadcrumbs that follow, else it goes below them. */
export const root = style({ ...shared.note, '@media': { [wide]: { blockSize: 0, textAlign: 'end' } } });

globalStyle(`main:has(> ${root})`, { '@media': { [small]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`${root} + nav`, { '@media': { [small]: { order: -1 } } });

export const line = style([container, { '@media': { [wide]: { paddingBlockStart: '1.375rem' } } }]);
