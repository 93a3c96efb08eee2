import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { todayIn } from '../../cli/source/calendar.ts';
import { edit } from '../support/edit.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const plainHours = `  store:
    days:
      - { from: monday, to: friday, opens: "09:00", closes: "17:00" }
      - { from: saturday, to: sunday, closed: true }
`;
const datedHours = `  store:
    value:
      days:
        - { from: monday, to: friday, opens: "09:00", closes: "17:00" }
        - { from: saturday, to: sunday, closed: true }
    dated:
      - from: 2020-12-24
        until: 2020-12-25
        value:
          days:
            - { from: thursday, opens: "09:00", closes: "13:00" }
            - { from: friday, closed: true }
      - from: 2021-05-01
        until: 2021-08-31
        value:
          days:
            - { from: monday, to: friday, opens: "08:00", closes: "19:00" }
            - { from: saturday, to: sunday, closed: true }
`;

const spring = `publishOn: 2021-04-01
until: 2021-05-31
seo:
  title: Spring offers
  description: What the shop has thought of for the first warm days of the year, all on one page.
blocks:
  - type: hero
    heading: Spring offers
`;

/** The small site with a holiday, a season, a page for the spring, and a block that links to it. */
function datedSite(): string {
  const root = fixtureSite();
  edit(root, 'site.yaml', plainHours, datedHours);
  appendFileSync(
    join(root, 'pages/about.yaml'),
    '  - type: prose\n    text: "Store hours: {{ hours.store | hours }}."\n',
  );
  appendFileSync(
    join(root, 'pages/about.yaml'),
    '  - type: opening-hours\n    heading: Store\n    name: Store\n    kind: service\n    hours: hours.store\n',
  );
  appendFileSync(
    join(root, 'pages/index.yaml'),
    '  - type: prose\n    publishOn: 2021-04-01\n    until: 2021-05-31\n    text: See [what is new in spring](/spring).\n',
  );
  writeFileSync(join(root, 'pages/spring.yaml'), spring);
  return root;
}

async function build(root: string, on: string): Promise<(name: string) => string> {
  const { code, stdout } = await runCli(root, 'build', '--on', on);
  expect(stdout).toContain('no errors');
  expect(code).toBe(0);
  return (name) => (existsSync(join(root, 'dist', name)) ? readFileSync(join(root, 'dist', name), 'utf8') : '');
}

const dates = (root: string) => readFileSync(join(root, '.cartwright/lastmod.json'), 'utf8');
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '');
const lastmod = (sitemap: string, path: string) => new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(sitemap)?.[1];

describe('facts with dates', () => {
  it('hold from their first day to their last, and say on which days hours differ', async () => {
    const root = datedSite();
    const early = await build(root, '2020-12-01');
    expect(wordsOf(early('about.html'))).toContain('Store hours: Mon-Fri 9AM-5PM');
    expect(early('about.html')).toMatch(
      /Thursday, December 24, 2020<\/dt><dd>9AM-1PM.*Friday, December 25, 2020<\/dt><dd>closed/,
    );
    expect(early('about.html')).toContain('"validFrom":"2020-12-25","validThrough":"2020-12-25"');
    expect(early('about.html')).toContain('"opens":"00:00","closes":"00:00"');

    const holiday = await build(root, '2020-12-25');
    expect(wordsOf(holiday('about.html'))).toContain('Store hours: Mon-Fri 9AM-5PM');
    expect(holiday('about.html')).toContain('Friday, December 25, 2020</dt>');

    const season = await build(root, '2021-08-31');
    expect(wordsOf(season('about.html'))).toContain('Store hours: Mon-Fri 8AM-7PM');
    expect(season('about.html')).toContain('From Wednesday, September 1, 2021</dt><dd>Mon-Fri 9AM-5PM');
    expect(season('about.html')).toContain('"opens":"09:00","closes":"17:00","validFrom":"2021-09-01"}');
    const late = await build(root, '2021-09-01');
    expect(wordsOf(late('about.html'))).toContain('Store hours: Mon-Fri 9AM-5PM');
    expect(wordsOf(late('about.html'))).not.toContain('8AM-7PM');
  });

  it('change the site with nothing to commit, and the day of the change is its date', async () => {
    const root = datedSite();
    await build(root, '2020-12-01');
    const committed = dates(root);
    const season = await build(root, '2021-06-15');
    expect(dates(root)).toBe(committed);
    expect(lastmod(season('sitemap.xml'), '/about')).toBe('2021-05-01');
    expect(lastmod(season('sitemap.xml'), '/carteret')).toBe('2020-12-01');
    edit(root, 'pages/about.yaml', 'A small shop.', 'A small shop by the river.');
    expect(lastmod((await build(root, '2021-06-16'))('sitemap.xml'), '/about')).toBe('2021-06-16');
  });

  it('are traced to the line that holds, and wrong ones found before their day', async () => {
    const root = datedSite();
    const { stdout } = await runCli(root, 'facts', 'hours.store', '--on', '2021-06-01');
    expect(stdout).toContain('stands at site.yaml:34');
    edit(root, 'site.yaml', 'closes: "19:00"', 'closes: "07:00"');
    const { result } = await runJson(root, 'validate', '--on', '2020-12-01');
    expect(result.findings).toMatchObject([
      { rule: 'opening-hours', line: 36, message: expect.stringMatching(/^From May 1, 2021 on: .*closes at 07:00/) },
    ]);
  });

  it('are judged by the schema of the fact, whatever the day', async () => {
    const root = datedSite();
    edit(root, 'site.yaml', '      - from: 2021-05-01', '      - from: 2021-05');
    edit(root, 'site.yaml', 'opens: "09:00", closes: "13:00"', 'opens: "09:00", closes: "1 PM"');
    const { result } = await runJson(root, 'validate', '--on', '2020-12-01');
    expect(result.findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['30 wrong-value', '32 wrong-value']);
  });
});

it('shows and marks up until when the price of a vehicle holds', async () => {
  const root = fixtureSite('dealer');
  const offer = 'price:\n  value: 8495\n  dated: [{ from: 2027-06-01, until: 2027-06-30, value: 7995 }]\n';
  edit(root, 'pages/vehicles/denago-ev-nomad.yaml', 'price: 8495\n', offer);
  const sheet = (await build(root, '2027-06-15'))('vehicles/denago-ev-nomad.html');
  expect(sheet).toContain('>Until June 30, 2027<');
  expect(sheet).toContain('"price":7995,"priceCurrency":"USD","priceValidUntil":"2027-06-30"');
});

it('shows and marks up until when the price of a rental plan holds', async () => {
  const root = fixtureSite('dealer');
  const offer = 'price: { value: 1050, dated: [{ from: 2027-06-01, until: 2027-06-30, value: 1048 }] }\n';
  edit(root, 'site.yaml', 'price: 1050\n', offer);
  const file = await build(root, '2027-06-15');
  for (const name of ['rentals.html', 'edison-township.html']) {
    expect(file(name)).toContain('>At this price until June 30, 2027<');
    expect(file(name)).toContain('"price":1048,"priceCurrency":"USD","priceValidUntil":"2027-06-30"');
  }
});

describe('a page with dates', () => {
  it('is on the site from its first day to its last, with the blocks that lead there', async () => {
    const root = datedSite();
    const early = await build(root, '2021-03-31');
    expect([early('spring.html'), early('index.html').includes('/spring')]).toEqual(['', false]);
    expect(early('sitemap.xml')).not.toContain('/spring');
    const committed = dates(root);

    const during = await build(root, '2021-04-01');
    expect(during('spring.html')).toContain('Spring offers');
    expect(during('index.html')).toContain('href="/spring"');
    expect(lastmod(during('sitemap.xml'), '/spring')).toBe('2021-04-01');
    expect(lastmod(during('sitemap.xml'), 'example/')).toBe('2021-04-01');
    expect(dates(root)).toBe(committed);

    const late = await build(root, '2021-06-01');
    expect(late('spring.html')).toBe('');
    expect(lastmod(late('sitemap.xml'), 'example/')).toBe('2021-06-01');
    expect(dates(root)).toBe(committed);
  });

  it('is linked to from nowhere before its day, and the finding says which that is', async () => {
    const root = datedSite();
    edit(root, 'pages/index.yaml', '    publishOn: 2021-04-01\n', '');
    const { result } = await runJson(root, 'validate', '--on', '2020-12-01');
    expect(result.findings.map(({ message }) => message)).toEqual([
      'Link "/spring" leads to a page that is not there before April 1, 2021.',
    ]);
  });

  it('is checked before its day', async () => {
    const root = datedSite();
    edit(root, 'pages/spring.yaml', 'heading: Spring offers', 'heading: From {{ dealer.fax }}');
    const { result } = await runJson(root, 'validate', '--on', '2020-12-01');
    expect(result.findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'pages/spring.yaml From April 1, 2021 on: Fact "dealer.fax" does not exist.',
    ]);
  });
});

it('dates no page later than today, whatever was built before and whatever the clock said', async () => {
  const root = fixtureSite();
  await build(root, '2099-01-01');
  await runCli(root, 'build');
  const today = todayIn('America/New_York');
  const dated = [...new Set(dates(root).match(/\d{4}-\d\d-\d\d/g))];
  expect(dated).toHaveLength(1);
  expect((dated[0] ?? '9999') <= today).toBe(true);
  writeFileSync(join(root, '.cartwright/lastmod.json'), dates(root).replaceAll(dated[0] ?? '', '2099-01-01'));
  await runCli(root, 'build');
  expect(dates(root)).not.toContain('2099');
  expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).not.toContain('2099');
  // A look at the site on a past day is no change on that day.
  const committed = dates(root);
  edit(root, 'pages/about.yaml', 'A small shop.', 'A small shop by the river.');
  await build(root, '2020-01-01');
  expect(dates(root)).toBe(committed);
});

it('keeps a draft from the site, whatever the day', async () => {
  const root = fixtureSite();
  writeFileSync(join(root, 'pages/spring.yaml'), spring.replace(/publishOn.*\nuntil.*/, 'draft: true'));
  const built = await build(root, '2021-04-15');
  expect(built('spring.html')).toBe('');
});

it.each(['<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n', '{ "/about": null }', '{ "/about": { "hash": "a" } }'])(
  'reports dates of the pages that cannot be read, and keeps them as they are',
  async (text) => {
    const root = fixtureSite();
    const file = join(root, '.cartwright/lastmod.json');
    mkdirSync(join(root, '.cartwright'));
    writeFileSync(file, text);
    const { result, code } = await runJson(root, 'build');
    expect(result.findings).toMatchObject([{ rule: 'broken-file', file: '.cartwright/lastmod.json', line: 1 }]);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
