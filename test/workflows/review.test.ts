import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';

interface Step {
  name?: string;
  run?: string;
}

const workflow = parse(readFileSync(join(repository, '.github/workflows/review.yml'), 'utf8')) as {
  jobs: Record<string, { steps: Step[] }>;
};
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

/** Uses a clone of this repository in which a pull request raises the daily price of a cart and types a price into a page. */
describe('the review of a pull request', () => {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-review-'));
  const run = promisify(execFile);
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root })).stdout.trim();
  let base = '';

  /** Runs a step of the workflow the way GitHub does: in a bash that stops at the first failure. */
  const runStep = (name: string) => {
    const script = steps.find((step) => step.name === name)?.run ?? `echo "There is no step ${name}."; exit 1`;
    return run('bash', ['-eo', 'pipefail', '-c', script], { cwd: root, env: { ...process.env, BASE: base } });
  };

  beforeAll(async () => {
    await run('git', ['clone', '-q', repository, root]);
    // Not only what is committed.
    const { stdout: changes } = await run('git', ['diff', '--binary', 'HEAD'], { cwd: repository });
    writeFileSync(join(root, '.git/changes'), changes);
    if (changes !== '')
      await git('apply', '--index', '.git/changes').then(() => git('commit', '-qm', 'Change the code'));
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
    base = await git('rev-parse', 'HEAD');
    edit(root, 'site.yaml', /(four-seater:\n(?: {4}.*\n)*? {4}daily:\n(?: {6}.*\n)*? {6}price: )\d+/, '$1263');
    await git('commit', '-qam', 'Raise a price');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('names the fact that changes and the pages that change with it', async () => {
    await runStep('Write the comment');
    const comment = readFileSync(join(root, 'comment.md'), 'utf8');
    expect(comment).toContain('rentals.four-seater.daily.price: ');
    expect(comment).toContain('-> 263');
    expect(comment).toContain('/rentals');
    expect(comment).not.toContain('/policies/return-policy');
  });

  test('shows a mistake at its line, and gives it to code scanning', async () => {
    edit(root, 'pages/about.yaml', /^blocks:/m, 'blocks:\n  - type: heroo');
    await runStep('Write the findings for code scanning');
    const sarif = JSON.parse(readFileSync(join(root, 'findings.sarif'), 'utf8'));
    expect(sarif.runs[0].results.map((result: { ruleId: string }) => result.ruleId)).toContain('unknown-block');
    const shown = await runStep('Show the findings at their lines').catch((error) => error as { stdout: string });
    expect(shown.stdout).toMatch(/^::error file=pages\/about\.yaml,line=\d+,col=\d+.*title=unknown-block::/m);
  });
});
