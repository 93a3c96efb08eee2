import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Photograph } from '../../../renderer/ui/Photograph.tsx';
import { htmlValidator } from '../../support/html-validator.ts';

const photograph = {
  file: 'yard.jpg',
  alt: 'Carts on the yard',
  renditions: {
    address: '/images/yard-1f0c9a3e55',
    widths: [480, 800],
    fallback: '/images/yard-1f0c9a3e55-800.jpg',
    width: 800,
    height: 600,
    preview: 'data:image/webp;base64,UklGRg==',
  },
};
const html = (isFirst: boolean) =>
  renderToString(<Photograph photograph={photograph} sizes="50vw" isFirst={isFirst} />);

it('is valid HTML', async () => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>Yard</title></head><body>${html(false)}</body></html>`;
  const { results } = await htmlValidator.validateString(page);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

it('is loaded first where the page opens with it, and late elsewhere', () => {
  expect(html(true)).toContain('fetchPriority="high"');
  expect(html(true)).not.toContain('loading=');
  expect(html(true)).toContain('sizes="50vw"');
  expect(html(false)).toContain('loading="lazy"');
  expect(html(false)).not.toContain('fetchPriority');
});

it('has one name: the preview says nothing', () => {
  expect(
    html(false)
      .match(/alt="[^"]*"/g)
      ?.sort(),
  ).toEqual(['alt=""', 'alt="Carts on the yard"']);
});

it('shows a file that the page was not built with as it is', () => {
  const plain = renderToString(<Photograph photograph={{ file: 'new.jpg', alt: 'New' }} sizes="50vw" />);
  expect(plain).toContain('<img src="/images/new.jpg" alt="New"');
});
