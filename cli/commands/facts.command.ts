import type { Command } from '@commander-js/extra-typings';
import { factAt } from '../facts/described-facts.ts';
import { didYouMeanFact } from '../facts/missing-fact.ts';
import { withCheckout } from '../files/checkout.ts';
import { dayOption } from '../files/options.ts';
import { placeOf } from '../finding.ts';
import { requireSite } from '../pipeline/index.ts';
import { diffFacts, type FactChange } from '../provenance/fact-diff.ts';
import { factTree, placesOf } from '../provenance/usages.ts';
import { show } from '../schema/expected-value.ts';
import type { Site } from '../site/site.ts';
import { UsageError } from '../usage-error.ts';

export default (command: Command) =>
  command
    .description('Show the facts and where they are used, or which of them changed since a commit.')
    .argument('[path]', 'a fact, such as rentals.four-seater.daily.price')
    .option('--diff <ref>', 'facts that changed since this commit, and the pages that they change')
    .addOption(dayOption())
    .action(async (path, { diff, on }) => {
      if (path !== undefined && diff !== undefined) throw new UsageError('Give a fact or --diff, not both.');
      const root = process.cwd();
      const { site } = await requireSite(root, { on });
      const siteIn = (folder: string) => requireSite(folder, { on }, `The site of ${diff}`);
      const printChanges = async (folder: string) => printDiff((await siteIn(folder)).site, site);
      if (diff !== undefined) process.stdout.write(await withCheckout(root, diff, printChanges));
      // Hints write an entry of a list as `days[0]`.
      else process.stdout.write(path ? printPlaces(site, path.replace(/\[(\d+)\]/g, '.$1')) : factTree(site));
    });

function printPlaces(site: Site, path: string): string {
  const value = factAt(site, path);
  const near = didYouMeanFact(path, site.facts.tree) ?? '';
  if (value === undefined) throw new UsageError(`There is no fact "${path}". ${near}`.trim());
  const { file, line } = site.facts.locate(path);
  const heading = `${path}${typeof value === 'object' ? '' : `: ${show(value)}`}\n    stands at ${file}:${line}\n`;
  const places = placesOf(site, path).map(({ location, routes }) => {
    const more = routes.length > 8 ? ` and ${routes.length - 8} more` : '';
    return `    ${placeOf(location)}  ${routes.slice(0, 8).join(', ')}${more}\n`;
  });
  return heading + (places.length > 0 ? places.join('') : '    no text refers to it\n');
}

function printDiff(before: Site, after: Site): string {
  const changed = changedRoutes(before, after);
  const changes = diffFacts(before, after, changed);
  const explained = new Set(changes.flatMap(({ routes }) => routes));
  const unexplained = [...changed].filter((route) => !explained.has(route)).sort();
  const facts = changes.map((change) => printChange(change, after.pages.length)).join('');
  const rest =
    unexplained.length > 0
      ? `Pages that change too, by their words or by what follows from a fact: ${unexplained.join(', ')}\n`
      : '';
  return (facts || 'No fact has changed.\n') + rest;
}

/** Pages that changed, including new and removed ones. A change to the header or footer changes every page. */
function changedRoutes(before: Site, after: Site): Set<string> {
  const shownBy = ({ pages }: Site) =>
    new Map(pages.map(({ route, seo, blocks }) => [route, JSON.stringify([seo, blocks])]));
  const [old, now] = [shownBy(before), shownBy(after)];
  const isFramed = JSON.stringify(before.layout.blocks) !== JSON.stringify(after.layout.blocks);
  const routes = new Set([...old.keys(), ...now.keys()]);
  return new Set([...routes].filter((route) => isFramed || old.get(route) !== now.get(route)));
}

function printChange({ path, before, after, location, routes }: FactChange, total: number): string {
  const all = routes.length === total ? 'every page' : routes.join(', ');
  const effect = routes.length > 0 ? `changes ${all}` : 'changes no page that refers to it';
  return `${path}: ${show(before)} -> ${show(after)}\n    ${location.file}:${location.line}\n    ${effect}\n`;
}
