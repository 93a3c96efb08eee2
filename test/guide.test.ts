import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitDay } from './support/commit-day.ts';
import { edit } from './support/edit.ts';
import { fixtureSite, repository } from './support/fixture-site.ts';
import { type Kind, newArguments } from './support/new-things.ts';
import { putPhoto } from './support/photo.ts';
import { runCli, runJson } from './support/run-cli.ts';

/** A day before all the days that the guide mentions. */
const day = [commitDay, '2027-11-30'].sort()[0] ?? commitDay;

/** A step of a task: find and replace text in a file, add a photograph, or run a command. */
type Step = { file: string; find: string; write: string } | { photograph: string } | { command: string };

/** The tasks of the guide with their steps, in the guide's own words. */
function tasksOf(guide: string): { title: string; steps: Step[] }[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ title: text.split('\n')[0] ?? '', steps: stepsOf(text) }));
}

function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  const parts =
    /Put the photograph into `pages\/images\/(?<photograph>[^`]+)`|In `(?<file>[^`]+)`, find\n\n```yaml\n(?<find>.*?)\n```\n\nand write\n\n```yaml\n(?<write>.*?)\n```|```sh\n(?<commands>.*?)\n```/gs;
  for (const { groups = {} } of text.matchAll(parts)) {
    const { photograph, file, find = '', write = '', commands = '' } = groups;
    if (photograph) steps.push({ photograph });
    else if (file) steps.push({ file, find, write });
    else steps.push(...commands.split('\n').map((command) => ({ command })));
  }
  return steps;
}

/** Follows the guide. @returns the files that the editor opened or added */
async function follow(root: string, steps: readonly Step[]): Promise<Set<string>> {
  const touched = new Set<string>();
  for (const step of steps) {
    if ('photograph' in step) {
      await putPhoto(root, step.photograph);
      touched.add(step.photograph);
    } else if ('file' in step) {
      edit(root, step.file, step.find, step.write);
      touched.add(step.file);
    } else await run(root, step.command, touched);
  }
  return touched;
}

async function run(root: string, command: string, touched: Set<string>): Promise<void> {
  const [program, ...words] = command.split(' ');
  if (program === 'git') {
    const [verb, from = '', to = ''] = words;
    if (verb === 'mv') renameSync(join(root, from), join(root, to));
    if (verb === 'rm') rmSync(join(root, from));
    if (verb === 'mv' || verb === 'rm') touched.add(from);
    return;
  }
  const [, name = '', , ...args] = words;
  // `preview` runs until it is stopped, and has its own tests. The other two are run for this site in dealer-site.test.ts.
  if (name === 'preview' || ['npm run build', 'npm run check-links'].includes(command)) return;
  // An editor answers questions; here we pass the answers.
  const answers = name === 'new' ? newArguments(args[0] as Kind).slice(3) : [];
  const ran = await runCli(root, name, ...args, ...answers);
  expect([command, ran.code, ran.stderr]).toEqual([command, 0, '']);
}

describe('the guide', async () => {
  const guide = readFileSync(join(repository, 'pages/README.md'), 'utf8');
  const tasks = tasksOf(guide);
  const touchedBy: number[] = [];

  it.each(tasks)(
    'says all that is needed to "$title", and the site has no findings after it',
    async ({ title, steps }) => {
      expect(steps).not.toEqual([]);
      const root = fixtureSite('dealer');
      const touched = await follow(root, steps);
      if (title === 'Rename a page') await followLinks(root, touched);
      expect((await runJson(root, 'validate', '--on', day)).result.findings).toEqual([]);
      touchedBy.push(touched.size);
    },
  );

  it('has no block of code that is not a step of a task', () => {
    const blocks = guide.match(/^```(?:sh|yaml)$/gm) ?? [];
    // To find a text and write another takes two blocks. Commands in one block are several steps.
    const read = tasks.flatMap(({ steps }) => steps.filter((step) => 'file' in step)).length * 2;
    const commands = (guide.match(/^```sh$/gm) ?? []).length;
    expect(blocks).toHaveLength(read + commands);
  });

  it('has ten tasks, of which the usual one touches one file', () => {
    expect(tasks.map(({ title }) => title)).toHaveLength(10);
    expect(touchedBy).toHaveLength(10);
    expect(touchedBy.sort((a, b) => a - b)[4]).toBe(1);
  });
});

/** Follows the guide: writes the new address where `validate` reports the old one. */
async function followLinks(root: string, touched: Set<string>): Promise<void> {
  const { findings } = (await runJson(root, 'validate', '--on', day)).result;
  for (const { file, line, message, hint } of findings) {
    const [, from = ''] = /^Link "([^"#]+)/.exec(message) ?? [];
    const [, to = ''] = /^The page has moved: write "([^"]+)"/.exec(hint ?? '') ?? [];
    const old = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
    edit(root, file, old, old.replace(from, to));
    touched.add(file);
  }
}
