import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { replaceFile } from '../files/replace-file.ts';
import { requireSite, runValidate } from '../pipeline/index.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { printOutcome } from '../report/print-outcome.ts';
import { silentProgress } from '../report/progress.ts';
import { answersTo } from '../scaffold/ask.ts';
import { checkSlug, kindsOf, planOf } from '../scaffold/begin.ts';
import type { Kind } from '../scaffold/kind.ts';
import { UsageError } from '../usage-error.ts';

export default (command: Command) =>
  command
    .description('Begin a page, a record or an entry of a list: asks for what it needs, and writes it.')
    .argument('[kind]', 'what to begin; without it, you see what there is')
    .argument('[slug]', 'its name in addresses, such as winter-storage')
    .option('--set <key=value>', 'an answer, so that it is not asked for; repeat it for a list', gather)
    .action(async (name, slug, { set = new Map() }) => {
      const root = process.cwd();
      const { site } = await requireSite(root);
      const kinds = kindsOf(site);
      const kind = findKind(kinds, name);
      if (slug === undefined)
        throw new UsageError(`Its name in addresses is missing, such as: new ${kind.name} winter-storage`);
      const plan = planOf(site, kind, kinds);
      checkSlug(site, slug, kind);
      const isAsking = process.stdin.isTTY === true && process.stdout.isTTY === true;
      const files = plan.write(slug, await answersTo(plan.questions, set, isAsking));
      for (const [file, text] of Object.entries(files)) {
        const path = join(root, file);
        const done = existsSync(path) ? 'Added to' : 'Wrote';
        await mkdir(dirname(path), { recursive: true });
        await replaceFile(path, text);
        console.log(`${done} ${file}.`);
      }
      await printOutcome('new', await runValidate(root, silentProgress));
    });

function gather(text: string, given = new Map<string, string[]>()): Map<string, string[]> {
  const [key = '', ...value] = text.split('=');
  return given.set(key, [...(given.get(key) ?? []), value.join('=')]);
}

function findKind(kinds: ReadonlyMap<string, Kind>, name = ''): Kind {
  const kind = kinds.get(name);
  if (kind) return kind;
  const list = [...kinds.values()].map((known) => `  ${known.name}: ${known.description}`).join('\n');
  const near = didYouMean(name, [...kinds.keys()]);
  const problem = name === '' ? '' : `There is no kind "${name}".${near ? ` ${near}` : ''} `;
  throw new UsageError(`${problem}You can begin:\n${list}`);
}
