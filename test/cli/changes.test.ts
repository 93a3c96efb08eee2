import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { commitDay } from '../support/commit-day.ts';
import { edit } from '../support/edit.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { runJson } from '../support/run-cli.ts';

// What a dealer offers changes, and then only its YAML does.

test('a dealer gives up utility rentals, white gloves, used returns and reviews', async () => {
  const root = fixtureSite('dealer');
  const takeOut = (file: string, ...texts: RegExp[]) => {
    for (const text of texts) edit(root, file, text, '');
  };
  takeOut(
    'site.yaml',
    /^ {2}utility:\n(?: {4}.*\n)+/m,
    /, utility: 600/,
    /^ {2}whiteGloveFee: .*\n/m,
    /^ {2}usedCart: .*\n/m,
    /^reviews:\n(?: {2}.*\n)+/m,
    /(?: {2}- \{ path: reviews.*\n)+/m,
  );
  const { findings } = (await runJson(root, 'validate', '--on', commitDay)).result;
  const gone =
    'rentals.utility|rentalPolicy.securityDeposit.utility|delivery.whiteGloveFee|returnPolicy.usedCart|reviews';
  expect(findings).not.toEqual([]);
  for (const { message, hint } of findings) {
    expect(message).toMatch(new RegExp(`^Fact "(?:${gone})\\b`));
    expect(hint?.length).toBeLessThan(170);
  }

  takeOut(
    'pages/rentals.yaml',
    / or \{\{ rentals\.utility\.name \| downcase \}\}/,
    /^ +- "\{\{ rentals\.utility.*\n/m,
    / If the load is boxes.*\n.*(?=\n)/,
    /^.*securityDeposit\.utility.*\n/m,
  );
  takeOut('pages/policies/rental-policy.yaml', /^.*securityDeposit\.utility.*\n/m);
  takeOut(
    'pages/policies/delivery-policy.yaml',
    /^ +- id: white-glove\n(?: {8}.*\n)+/m,
    /^ +- - White glove\n.*\n.*\n/m,
  );
  takeOut(
    'pages/policies/return-policy.yaml',
    /^ +- name: Used carts\n(?: {8}.*\n)+/m,
    /^ +- id: used-carts\n(?: {8}.*\n|\n)+/m,
    /^.*usedCart\.restockingFeePercent.*\n/m,
  );
  takeOut('pages/vehicles/_layout.yaml', /^ +rating:\n.*\n.*\n/m, /^ {2}- type: reviews\n(?: {4}.*\n)+/m);
  expect((await runJson(root, 'validate', '--on', commitDay)).result.findings).toEqual([]);
});

test('a dealer opens a showroom with hours of its own, and every list of showrooms says so', async () => {
  const root = fixtureSite('dealer');
  const outlet = `  outlet:
    days:
      - { from: monday, to: wednesday, closed: true }
      - { from: thursday, to: sunday, opens: "11:00", closes: "19:00" }
`;
  edit(root, 'site.yaml', /^ {2}online:\n {4}alwaysOpen/m, `${outlet}$&`);
  edit(root, 'site.yaml', /(?<=^ {2}woodbridge:\n(?: {4}.*\n)+? {4}hours: )store/m, 'outlet');
  const { result } = await runJson(root, 'build', '--on', commitDay);
  expect(result.findings).toEqual([]);
  for (const [page, count] of Object.entries({ index: 1, contact: 1, showroom: 0 })) {
    const html = readFileSync(join(root, 'dist', `${page}.html`), 'utf8');
    expect(html.match(/>Mon-Wed closed, Thu-Sun <span data-unbroken="">11AM-7PM</g) ?? [], page).toHaveLength(count);
    expect(html).toContain('destination=200+Sample+Cart+Way%2C+Woodbridge%2C+NJ+07095');
    if (count === 0) expect(html).toContain('>Thu-Sun</dt><dd>11AM-7PM<');
  }
});

test('a dealer serves a town without serving a neighbor of it, and its page speaks of none', async () => {
  const root = fixtureSite();
  edit(root, 'site.yaml', /^ {2}carteret:\n(?: {4}.*\n)+/m, '');
  edit(root, 'site.yaml', 'neighbors: [carteret]', 'neighbors: []');
  const { findings } = (await runJson(root, 'validate')).result;
  expect(findings).toEqual([]);
});

test('a dealer delivers free of charge around a single showroom, and the policy does not speak of several', async () => {
  const root = fixtureSite('dealer');
  edit(root, 'site.yaml', '{ new-brunswick: 20, woodbridge: 15 }', '{ new-brunswick: 20 }');
  const policy = 'pages/policies/delivery-policy.yaml';
  edit(root, policy, /^ +- fact: delivery\.sale\.freeMiles\.woodbridge\n.*\n.*\n/m, '');
  edit(root, policy, /^ +- - "\{\{ showrooms\.woodbridge.*\n.*\n.*\n/m, '');
  const { site, findings } = await runValidate(root, silentProgress, { on: commitDay });
  expect(findings).toEqual([]);
  const said = JSON.stringify(site?.pages.find(({ route }) => route === '/policies/delivery-policy')?.blocks);
  expect(said).toContain('radius around the New Brunswick Showroom.');
  expect(said).not.toContain('more than one');
});
