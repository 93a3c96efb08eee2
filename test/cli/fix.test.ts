import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const head = `# yaml-language-server: $schema=../../../../schemas/generated/page.schema.json
seo:
  title: About us
  description: The people behind the carts, and what they care for when they sell one to a neighbor.
blocks:
  - type: hero
    heading: About us
`;

function siteWith(blocks: string): { root: string; about: string } {
  const root = fixtureSite();
  const about = join(root, 'pages/about.yaml');
  writeFileSync(about, head + blocks);
  return { root, about };
}

const anchor = `  - type: prose
    id: who-we-are
`;

it('puts a reference in place of a typed figure and keeps comments, quotes and layout', async () => {
  const { root, about } = siteWith(`    text: Call (732) 555-0199 for two towns.   # plain
    actions: [ { label: 'Call 732-555-0199', href: "tel:+17325550199" } ]
${anchor}    text: |
      We serve two municipalities.

      Ask at "(732) 555-0199".
`);
  const { stdout, code } = await runCli(root, 'validate', '--fix');
  expect(
    readFileSync(about, 'utf8'),
  ).toBe(`${head}    text: "Call {{ dealer.phone | phone }} for {{ municipalities | count | words }} towns."   # plain
    actions: [ { label: 'Call {{ dealer.phone | phone }}', href: "{{ dealer.phone | tel }}" } ]
${anchor}    text: |
      We serve {{ municipalities | count | words }} municipalities.

      Ask at "{{ dealer.phone | phone }}".
`);
  expect(stdout).toContain('pages/about.yaml:8  (732) 555-0199 -> {{ dealer.phone | phone }}');
  expect(stdout).toMatch(/✔ validate: \d+ pages, no errors/);
  expect(code).toBe(0);
});

it('shows the same words after the repair as before it', async () => {
  const { root } = siteWith(`    text: Call (732) 555-0199 for two towns.\n${anchor}    text: Who we are.\n`);
  await runCli(root, 'validate', '--fix');
  await runCli(root, 'build');
  const html = readFileSync(join(root, 'dist/about.html'), 'utf8');
  expect(html).toContain('Call (732) 555-0199 for two towns.');
});

it('lists the facts where several fit, and leaves the text alone', async () => {
  const root = fixtureSite('own');
  const about = join(root, 'pages/about.yaml');
  const before = `${readFileSync(about, 'utf8')}  - type: prose\n    text: It costs $245.\n`;
  writeFileSync(about, before);
  const { result, code } = await runJson(root, 'validate', '--fix');
  expect(result.findings).toHaveLength(1);
  const [finding] = result.findings;
  expect(finding).toMatchObject({
    rule: 'untraced-figure',
    file: 'pages/about.yaml',
    line: before.split('\n').length - 1,
  });
  expect(finding?.hint).toContain('{{ rentals.four-seater.daily.price | usd }}');
  expect(finding?.hint).toContain('{{ rentals.utility.daily.price | usd }}');
  expect(readFileSync(about, 'utf8')).toBe(before);
  expect(code).toBe(1);
});

it('leaves a figure alone that contradicts its fact', async () => {
  const { root, about } = siteWith(`    text: Call (732) 555-0111.\n${anchor}    text: Who we are.\n`);
  const before = readFileSync(about, 'utf8');
  const { code } = await runCli(root, 'validate', '--fix');
  expect(readFileSync(about, 'utf8')).toBe(before);
  expect(code).toBe(1);
});
