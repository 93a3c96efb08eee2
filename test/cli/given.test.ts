import { exec } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import { askAnswers } from '../../cli/provenance/ask-answers.ts';
import { findFile, openQuestions } from '../../cli/provenance/open-questions.ts';
import { writeAnswers } from '../../cli/provenance/write-answers.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { fixtureSite, repository } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const page = `# yaml-language-server: $schema=../../../../schemas/generated/page.schema.json
seo:
  title: About us   # kept
  description: The people behind the carts, and what they care for when they sell one to a neighbor.
blocks:
  - type: hero
    heading: About us
    text: Call (732) 555-0111 to ask.
  - type: prose
    id: who-we-are
    text: |
      Our fax is (212) 555-0111, and it has rung since 9AM. The Turnpike answers at (212) 555-0111.
`;

function siteWith(text: string): { root: string; about: () => string } {
  const root = fixtureSite();
  const path = join(root, 'pages/about.yaml');
  writeFileSync(path, text);
  return { root, about: () => readFileSync(path, 'utf8') };
}

describe('given', () => {
  it('prints with --list one line for each, and says by its code that there are some', async () => {
    const { root, about } = siteWith(page);
    const { stdout, code } = await runCli(root, 'given', 'pages/about.yaml', '--list');
    expect(stdout.split('\n')[0]).toBe(
      'pages/about.yaml:8:16\tcontradiction\t"(732) 555-0111"\t{{ dealer.phone | phone }}',
    );
    expect(about()).toBe(page);
    expect(code).toBe(1);
  });

  it('says so where nothing waits for an answer', async () => {
    const { stdout, code } = await runCli(fixtureSite('dealer'), 'given', 'pages/about.yaml');
    expect(stdout).toBe('Nothing in pages/about.yaml waits for an answer.\n');
    expect(code).toBe(0);
  });

  it('asks about what is published later, and what vouches for it is no entry too many until then', async () => {
    const [head] = page.split('  - type: prose');
    const later = '  - type: prose\n    publishOn: 2099-04-01\n    text: The fax of the bank is (212) 555-0111.\n';
    const { root } = siteWith(
      `${head?.replace('Call (732) 555-0111', 'Come in')}  - type: prose\n    id: who-we-are\n    text: We are three.\n${later}`,
    );
    const asked = await runCli(root, 'given', 'pages/about.yaml', '--all');
    expect([asked.stdout, asked.code]).toEqual([expect.stringContaining('- (212) 555-0111'), 0]);
    expect((await runJson(root, 'validate')).result.findings).toEqual([]);
  });

  it('answers a file that the site does not have with a suggestion', async () => {
    const { stderr, code } = await runCli(fixtureSite(), 'given', 'pages/abuot.yaml');
    expect(stderr).toBe('The site has no file "pages/abuot.yaml". Did you mean "pages/about.yaml"?\n');
    expect(code).toBe(2);
  });

  it('writes nothing into a file that is no sound YAML, and says so', async () => {
    const broken = page.replace('Our fax', 'It has a tab\n\tand our fax').replace('text: |', 'text: "|');
    const { root, about } = siteWith(broken);
    const { stderr, code } = await runCli(root, 'given', 'pages/about.yaml', '--all');
    expect(stderr).toBe('Correct what "npm run validate" reports in pages/about.yaml first. Nothing is written.\n');
    expect(code).toBe(2);
    expect(about()).toBe(broken);
  });

  it('vouches with --all for what names no fact, and leaves the rest', async () => {
    const root = fixtureSite('dealer');
    const path = join(root, 'pages/about.yaml');
    const before = `${readFileSync(path, 'utf8')}  - type: prose\n    text: It costs $245, and a bicycle $17. The labor rate is $145.\n`;
    writeFileSync(path, before);
    const dry = await runCli(root, 'given', 'pages/about.yaml', '--all', '--dry-run');
    expect(readFileSync(path, 'utf8')).toBe(before);
    const { stdout, code } = await runCli(root, 'given', 'pages/about.yaml', '--all');
    const [given, costs, bicycle, ...left] = stdout.trim().split('\n');
    expect(dry.stdout).toContain([given, costs, bicycle].join('\n'));
    expect(given).toMatch(/^pages\/about\.yaml:\d+ \+ given:$/);
    expect([costs, bicycle]).toEqual([expect.stringMatching(/ - \$245$/), expect.stringMatching(/ - \$17$/)]);
    // That may well be the rate of our own workshop, with an old price.
    expect(left).toEqual([expect.stringMatching(/\ttyped-figure\t"\$145"\t\{\{ laborRate\.perHour \| usd \}\}$/)]);
    expect(code).toBe(1);
    const after = readFileSync(path, 'utf8');
    expect(after.replace('given:\n  - $245\n  - $17\n', '')).toBe(before);
    const { result } = await runJson(root, 'validate');
    expect(result.findings).toEqual([expect.objectContaining({ rule: 'typed-figure' })]);
  });

  it('says with --page that a page is about the world', async () => {
    const { root, about } = siteWith(page.replace('(732) 555-0111 to', '(732) 555-0199 to'));
    await runCli(root, 'given', 'pages/about.yaml', '--page');
    expect(about()).toMatch(/\ngiven: all\n$/);
  });

  it('is what the message of a typed figure ends with, ready to paste', async () => {
    const root = fixtureSite();
    const path = join(root, 'pages/[municipality].yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"{{ municipality.known }}"', 'Call (212) 555-0111.'));
    const { result } = await runJson(root, 'validate');
    const pasted = / (npm run given -- \S+)$/.exec(result.findings[0]?.hint ?? '')?.[1] ?? '';
    const command = pasted
      .replace('npm run', `"${process.execPath}" "${join(repository, 'cli/run.js')}"`)
      .replace(' -- ', ' ');
    const { stdout } = await promisify(exec)(`${command} --list || true`, { cwd: root });
    expect(stdout).toMatch(/^pages\/\[municipality\]\.yaml:9:\d+\t/);
  });
});

/** A fake terminal. It presses one key after another, each when the screen has been drawn. */
function terminal(...keys: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  output.on('data', (chunk: Buffer) => {
    // The prompt accepts keys only after it has been drawn.
    if (stripVTControlCharacters(String(chunk)).includes('navigate'))
      setImmediate(() => input.write(keys.shift() ?? ''));
  });
  // A prompt ends its output, but a terminal stays open.
  return { input, output: Object.assign(output, { end: () => output }) };
}

const [enter, up] = ['\r', '\u001b[A'];

describe('the questions', () => {
  async function answered(text: string, ...keys: string[]): Promise<{ text: string; left: string[] }> {
    const { root } = siteWith(text);
    const { site } = await runValidate(root, silentProgress);
    const file = findFile(site!, 'pages/about.yaml');
    const questions = openQuestions(site!, file);
    const answers = await askAnswers(site!, questions, terminal(...keys));
    const { text: after, left } = writeAnswers(site!, file, questions, answers, false);
    return { text: after, left: left.map(({ typed }) => typed) };
  }

  it('take the number of a choice, or arrow keys: ours, of the world, skip', async () => {
    const two = page.replace(
      /text: \|\n.*\n/,
      'text: The fax of the bank is (212) 555-0111, that of the law (212) 555-0122.\n',
    );
    const { text, left } = await answered(two, '1', enter, up, enter, enter);
    expect(text).toContain('    text: Call {{ dealer.phone | phone }} to ask.\n'.replace(/Call.*ask\./, '"$&"'));
    expect(text).toMatch(/\ngiven:\n {2}- \(212\) 555-0111\n$/);
    expect(left).toEqual(['(212) 555-0122']);
  });

  it('skip a figure that differs from ours if the person only presses Enter', async () => {
    const { text, left } = await answered(page, enter, '4', enter);
    expect(text).toBe(page);
    expect(left).toContain('(732) 555-0111');
    // Not even if the words name no fact, and we only ask whether it is one of ours.
    const world = page.replace(/text: \|\n.*\n/, 'text: The fax of the bank is (212) 555-0111.\n');
    expect((await answered(world, enter, enter)).text).toBe(world);
  });

  it('write an entry that vouches for nothing that was skipped', async () => {
    const same = page.replace(/text: \|\n.*\n/, 'text: Our fax is (732) 555-0111.\n');
    const { text, left } = await answered(same, enter, '2', enter);
    expect(text).toMatch(/\ngiven:\n {2}- is \(732\) 555-0111\n$/);
    expect(left).toEqual(['(732) 555-0111']);
  });

  it('keep the capital of a number in words and the period of a sentence', async () => {
    const { text } = await answered(
      page.replace('Call (732) 555-0111 to ask.', 'Two brands. We are closed on Sundays.'),
      ...['1', enter, '1', enter, '4', enter],
    );
    expect(text).toContain('{{ brands | count | words | capitalize }} brands. We are {{ hours.store | hours }}.');
  });

  it('stop where the person says so', async () => {
    const { text, left } = await answered(page, '4', enter);
    expect(text).toBe(page);
    expect(left.length).toBeGreaterThan(0);
  });

  it('write nothing when the person breaks off', async () => {
    await expect(answered(page, '\u0003')).rejects.toThrow('Stopped; nothing was written.');
  });
});
