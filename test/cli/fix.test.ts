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
const typed = `    text: Call (732) 555-0199 for two towns.   # plain
    actions: [ { label: 'Call (732) 555-0199', href: "tel:+17325550199" } ]
${anchor}    text: |
      We serve 2 municipalities.

      Ask at "(732) 555-0199".
`;

it('puts a reference in place of a typed figure and keeps comments, quotes and layout', async () => {
  const { root, about } = siteWith(typed);
  const { stdout, code } = await runCli(root, 'validate', '--fix');
  expect(
    readFileSync(about, 'utf8'),
  ).toBe(`${head}    text: "Call {{ dealer.phone | phone }} for {{ municipalities | count | words }} towns."   # plain
    actions: [ { label: 'Call {{ dealer.phone | phone }}', href: "{{ dealer.phone | tel }}" } ]
${anchor}    text: |
      We serve {{ municipalities | count }} municipalities.

      Ask at "{{ dealer.phone | phone }}".
`);
  expect(stdout).toContain(
    'pages/about.yaml:13 -       We serve 2 municipalities.\n' +
      'pages/about.yaml:13 +       We serve {{ municipalities | count }} municipalities.\n',
  );
  expect(stdout.match(/^pages\/about\.yaml:\d+ [-+] /gm)).toHaveLength(8);
  expect(stdout).toMatch(/✔ validate: \d+ pages, no errors/);
  expect(code).toBe(0);
});

it('prints with --dry-run what it would change, and changes nothing', async () => {
  const { root, about } = siteWith(typed);
  const { stdout, code } = await runCli(root, 'validate', '--fix', '--dry-run');
  expect(stdout).toContain(`pages/about.yaml:15 +       Ask at "{{ dealer.phone | phone }}".\n`);
  expect(readFileSync(about, 'utf8')).toBe(head + typed);
  expect(code).toBe(1);
});

it('shows the same words after the repair as before it', async () => {
  const { root } = siteWith(`    text: Call (732) 555-0199 for two towns.\n${anchor}    text: Who we are.\n`);
  await runCli(root, 'validate', '--fix');
  await runCli(root, 'build');
  const html = readFileSync(join(root, 'dist/about.html'), 'utf8');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Call (732) 555-0199 for two towns.');
});

it('asks about a figure that no words near it name, and leaves the text alone', async () => {
  const root = fixtureSite('dealer');
  const about = join(root, 'pages/about.yaml');
  const before = `${readFileSync(about, 'utf8')}  - type: prose\n    text: It costs $245.\n`;
  writeFileSync(about, before);
  const { result, code } = await runJson(root, 'validate', '--fix');
  expect(result.findings).toMatchObject([
    { rule: 'typed-figure', file: 'pages/about.yaml', line: before.split('\n').length - 1 },
  ]);
  expect(result.findings[0]?.hint).toMatch(
    /^Is it the .+ \(\{\{ .+ \}\}\) or .+\? If it is .+: npm run given -- pages\/about\.yaml$/,
  );
  expect(readFileSync(about, 'utf8')).toBe(before);
  expect(code).toBe(1);
});

const honest = [
  ['contradicts its fact', 'Call (732) 555-0111.', 1],
  ['is written otherwise than a reference would', 'Call 732-555-0199.', 1],
  ['is part of a list of hours', 'We are open Mon-Fri 9AM-5PM.', 1],
  ['is part of a date', 'We opened on April 2, 2024.', 0],
  ['is of the world', 'A bicycle weighs 30 pounds, and 20 percent of us ride.', 0],
] as const;

it.each(honest)('leaves a figure alone that %s', async (_, text, code) => {
  const { root, about } = siteWith(`    text: ${text}\n${anchor}    text: Who we are.\n`);
  const run = await runCli(root, 'validate', '--fix');
  expect(readFileSync(about, 'utf8')).toContain(`    text: ${text}\n`);
  expect(run.code).toBe(code);
});

it('leaves figures alone that the same sentence says of two things, or of another year', async () => {
  const root = fixtureSite('dealer');
  const about = join(root, 'pages/about.yaml');
  const sentences = [
    'A same-day cancellation of a delivery costs $75, and removing pet hair costs $75.',
    'The EV Nomad and the EV Nomad XL both cost $8,495.',
    'Next to the D3 Standard, the EV City is a bargain at $15,000.',
    'In 2024 white glove delivery cost $150 as well.',
  ];
  const text = sentences.map((sentence) => `      ${sentence}\n\n`).join('');
  const before = `${readFileSync(about, 'utf8')}  - type: prose\n    text: |\n${text}`;
  writeFileSync(about, before);
  const { result } = await runJson(root, 'validate', '--fix');
  expect(result.findings.filter(({ rule }) => rule === 'typed-fact')).toHaveLength(5);
  expect(readFileSync(about, 'utf8')).toBe(before);
});

it('leaves a figure alone that its author vouches for', async () => {
  const { root, about } = siteWith(
    `    text: Call (732) 555-0199.\n${anchor}    text: Who we are.\ngiven: ["(732) 555-0199"]\n`,
  );
  const before = readFileSync(about, 'utf8');
  const { stdout, code } = await runCli(root, 'validate', '--fix');
  expect(readFileSync(about, 'utf8')).toBe(before);
  expect(stdout).not.toContain(' + ');
  expect(code).toBe(0);
});
