import { expect, it } from 'vitest';
import { pageListCount, pageLists } from '../../../cli/models/page-model.ts';
import type { Page } from '../../../cli/site/site.ts';
import { pageListFile } from '../../../schemas/page-list-file.ts';

const page = (number: number) =>
  ({ route: `/vehicles/cart-${number}`, kind: 'vehicle', aliases: [], catches: [] }) as unknown as Page;

it('divides the list of many pages into small files, each page in the file that the browser looks into', () => {
  const pages = Array.from({ length: 5000 }, (_, number) => page(number));
  const parts = pageListCount(pages.length);
  const lists = pageLists(pages, 'a', ({ route }) => `model of ${route}`);
  expect(parts).toBe(32);
  expect(lists.size).toBe(32);
  for (const { route } of pages) {
    expect(lists.get(pageListFile(route, parts))?.pages[route]).toBe(`model of ${route}`);
  }
  expect(Math.max(...[...lists.values()].map((list) => Object.keys(list.pages).length))).toBeLessThan(256);
});

it('takes a single file for a small site', () => {
  expect([1, 90, 256, 257].map(pageListCount)).toEqual([1, 1, 1, 2]);
});
