import { style, styleVariants } from '@vanilla-extract/css';

const frameBase = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', overflow: 'clip' });

export const frame = styleVariants({ whole: [frameBase], filled: [frameBase] });

export const picture = style({ display: 'contents' });

/** Preview and photograph share a cell. The photograph is on top, and there is no preview behind a transparent one. */
const layer = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  selectors: { [`${frame.filled} &`]: { blockSize: '100%', objectFit: 'cover' } },
});

export const image = style([layer, { position: 'relative' }]);
export const preview = style([
  layer,
  {
    // As high as the photograph, even if the preview's few pixels have a slightly different shape.
    blockSize: 0,
    minBlockSize: '100%',
    objectFit: 'cover',
    filter: 'blur(0.75rem)',
    transform: 'scale(1.06)',
  },
]);
