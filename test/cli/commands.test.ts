import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { edit } from '../support/edit.ts';
import { fixtureSite, repository } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

describe('the command line', () => {
  it('names every command of the folder in its help', async () => {
    const { stdout, code } = await runCli(fixtureSite(), '--help');
    const names = readdirSync(join(repository, 'cli/commands')).map((file) => file.replace('.command.ts', ''));
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(code).toBe(0);
  });

  it('says which version it is', async () => {
    const { stdout, code } = await runCli(fixtureSite(), '--version');
    expect({ stdout, code }).toEqual({ stdout: `${manifest.version}\n`, code: 0 });
  });

  it('answers an unknown command with code 2 and a suggestion', async () => {
    const { stderr, code } = await runCli(fixtureSite(), 'biuld');
    expect(stderr).toContain("unknown command 'biuld'");
    expect(stderr).toContain('build');
    expect(code).toBe(2);
  });

  it('refuses an option that npm has kept for itself, and says where to write it', () => {
    const { stderr, status } = spawnSync('npm', ['run', '--silent', 'validate', '--release'], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(stderr).toContain('npm took --release for itself. Write it after "--": npm run validate -- --release\n');
    expect(status).toBe(2);
  });

  it('reports an invalid port by its option, and an unknown fact with a suggestion', async () => {
    for (const port of ['abc', '0x50', ' 80', '']) {
      const { stderr } = await runCli(fixtureSite(), 'serve', '--port', port);
      expect(stderr).toContain(`option '--port <number>' argument '${port}' is invalid.`);
    }
    const { stderr: near, code } = await runCli(fixtureSite(), 'facts', 'dealer.phon');
    expect(near).toBe('There is no fact "dealer.phon". Did you mean "dealer.phone"?\n');
    expect(code).toBe(2);
  });

  it.each(['dev', 'preview'])('names the only option that sets the port of %s, when it is taken', async (command) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { stderr, code } = await runCli(fixtureSite(), command, '--port', `${port}`);
    server.close();
    expect([stderr, code]).toEqual([`Port ${port} is taken by another process. Choose another with --port.\n`, 2]);
  });

  it('answers an unknown option or format with code 2 and no stack', async () => {
    const { stderr, code } = await runCli(fixtureSite(), 'validate', '--format', 'xml');
    expect(stderr).toContain("'xml' is invalid");
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });

  it('reports a dotted key of a list that pages are made from, without a stack', async () => {
    const root = fixtureSite();
    edit(root, 'site.yaml', '\n  carteret:\n', '\n  "a.b":\n');
    const { result, code } = await runJson(root, 'validate');
    expect(result.findings).toContainEqual(
      expect.objectContaining({ rule: 'wrong-value', file: 'site.yaml', line: 35 }),
    );
    expect(code).toBe(1);
  });

  it('names a link to no file in one sentence, with code 2', async () => {
    const root = fixtureSite();
    symlinkSync('../nowhere.yaml', join(root, 'pages/gone.yaml'));
    const { stderr, code } = await runCli(root, 'validate');
    expect(stderr.trim()).toBe(`"${join(root, 'pages/gone.yaml')}" cannot be used: it is not there.`);
    expect(code).toBe(2);
  });

  it.skipIf(!existsSync('/dev/full'))('says so, with code 2, where its output cannot be written', () => {
    const command = `"${process.execPath}" "${join(repository, 'cli/run.js')}" --help > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('The output cannot be written (ENOSPC).\n');
    expect(status).toBe(2);
  });

  it.skipIf(!existsSync('/usr/bin/script'))('clears the line of a step on a terminal before it says so', () => {
    const command = `"${process.execPath}" "${join(repository, 'cli/run.js')}" validate`;
    const cwd = join(fixtureSite(), 'pages');
    const env = { ...process.env, TERM: 'xterm' };
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd, env, encoding: 'utf8' });
    expect(stdout).toContain('\r\u001b[2KThere is no site.yaml in ');
  });

  it('says so, with code 2, in a folder without a site', async () => {
    const { stderr, code } = await runCli(join(fixtureSite(), 'pages'), 'validate');
    expect(stderr).toMatch(/^There is no site\.yaml in /);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

describe('the formats', () => {
  it('show people the line, what is wrong with it and what to do', async () => {
    const { stdout, code } = await runCli(fixtureSite('findings/unknown-block'), 'validate');
    expect(stdout).toContain(
      [
        'pages/about.yaml:6:11  error  Block type "heroo" does not exist. (unknown-block)',
        '    6 |   - type: heroo  # expect: unknown-block',
        '      |           ^^^^^',
        '   Did you mean "hero"?',
      ].join('\n'),
    );
    expect(stdout).toMatch(/✖ validate: \d+ pages, 3 errors, [\d.]+ s\n$/);
    expect(code).toBe(1);
  });

  it('give programs one JSON object', async () => {
    const { result, code, stderr } = await runJson(fixtureSite(), 'validate');
    expect(result).toEqual({
      ok: true,
      findings: [],
      counts: { errors: 0, warnings: 0 },
      pages: 5,
      elapsedMs: expect.any(Number),
    });
    expect(code).toBe(0);
    expect(stderr).toBe('');
  });

  it('annotate the changed file on GitHub', async () => {
    const { stdout } = await runCli(fixtureSite('findings/unknown-block'), 'validate', '--format', 'github');
    expect(stdout).toContain(
      '::error file=pages/about.yaml,line=6,col=11,endLine=6,endColumn=16,title=unknown-block::Block type "heroo" does not exist.%0ADid you mean "hero"?',
    );
  });

  it('write SARIF with rule, place and level', async () => {
    const { stdout } = await runCli(fixtureSite('findings/unknown-block'), 'validate', '--format', 'sarif');
    const sarif = JSON.parse(stdout);
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0].results[0]).toMatchObject({
      ruleId: 'unknown-block',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pages/about.yaml' },
            region: { startLine: 6, startColumn: 11 },
          },
        },
      ],
    });
  });

  it('name files from the working folder, where GitHub looks for them, and as addresses in SARIF', async () => {
    const root = fixtureSite();
    writeFileSync(join(root, 'pages/[odd name].yaml'), 'blocks: []\n');
    const run = (format: string) => runCli(join(root, '..'), 'validate', '--site', basename(root), '--format', format);
    expect((await run('github')).stdout).toContain(`file=${basename(root)}/pages/[odd name].yaml,`);
    const { stdout } = await run('sarif');
    const [{ locations }] = JSON.parse(stdout).runs[0].results;
    const { uri } = locations[0].physicalLocation.artifactLocation;
    expect(uri).toBe(`${basename(root)}/pages/%5Bodd%20name%5D.yaml`);
  });
});

describe('several mistakes in several files', () => {
  it('are all reported in one run', async () => {
    const root = fixtureSite('sites/many-mistakes');
    const { result, code } = await runJson(root, 'validate');
    expect(result.findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
      'pages/about.yaml:6 unknown-block',
      'pages/about.yaml:9 unknown-key',
      'pages/broken.yaml:3 yaml-syntax',
      'pages/story.yaml:5 missing-fact',
      'pages/story.yaml:8 dead-link',
    ]);
    expect(code).toBe(1);
  });
});
