import type { Command } from '@commander-js/extra-typings';
import { dayOption } from '../files/options.ts';
import { requireSite } from '../pipeline/index.ts';
import { type TracedFigure, tracePage } from '../provenance/trace-page.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { addressesOf } from '../site/links.ts';
import { plainText } from '../site/page-titles.ts';
import type { Page, Site } from '../site/site.ts';
import { UsageError } from '../usage-error.ts';

export default (command: Command) =>
  command
    .description('Tell for each figure of a page which line of YAML it comes from.')
    .argument('<route>', 'address of the page, such as /rentals')
    .argument('[text]', "a figure as the page shows it, such as '$245'")
    .addOption(dayOption())
    .action(async (route, text, { on }) => {
      const { site } = await requireSite(process.cwd(), { on });
      const traced = tracePage(site, findPage(site, route));
      const figures = text === undefined ? traced : traced.filter((figure) => shows(figure, text));
      if (figures.length === 0)
        throw new UsageError(text === undefined ? `${route} shows no figures.` : `${route} does not show "${text}".`);
      process.stdout.write(figures.map(print).join(''));
    });

function findPage(site: Site, route: string): Page {
  const page = site.pages.find((candidate) => candidate.route === route || candidate.aliases.includes(route));
  if (page) return page;
  throw new UsageError(`There is no page ${route}. ${didYouMean(route, addressesOf(site).names) ?? ''}`.trim());
}

function shows({ figure, text }: TracedFigure, wanted: string): boolean {
  const [words, shown] = [plainText(wanted), plainText(figure.text)];
  return shown.includes(words) || (words.includes(shown) && plainText(text).includes(words));
}

function print({ figure, location, sources }: TracedFigure): string {
  const lines = sources.map(({ fact, location: at, filters }) => {
    const through = filters.length > 0 ? ` | ${filters.join(' | ')}` : '';
    return `    ${fact}${through}\n    ${at.file}:${at.line}\n`;
  });
  const typed = `    typed at ${location.file}:${location.line}\n`;
  return `${figure.text}\n${lines.length > 0 ? lines.join('') : typed}`;
}
