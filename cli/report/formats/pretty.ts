import pico from 'picocolors';
import { formatQuantity } from '../../../schemas/format.ts';
import { type Finding, placeOf } from '../../finding.ts';
import { codeFrame } from '../code-frame.ts';
import type { Format } from '../print-outcome.ts';

/** If more places than this have the same mistake, we show the line of the first and list the others. */
const mostShown = 3;

/** For people: each finding with its line of YAML, then a summary. */
const pretty: Format = ({ command, findings, counts, pages, elapsedMs, sources }, colors) => {
  const color = pico.createColors(colors);
  const lines = new Map([...sources].map(([file, text]) => [file, text.split('\n')]));
  const alike = Map.groupBy(findings, ({ severity, rule, message, hint, related }) =>
    JSON.stringify([severity, rule, message, hint, related]),
  );
  const blocks = [...alike.values()].flatMap((group) => {
    const shown = group.length > mostShown ? group.slice(0, 1) : group;
    return shown.map((finding) => block(finding, group.slice(shown.length), lines, color));
  });
  const parts = [
    formatQuantity(pages, 'page'),
    counts.errors > 0 ? color.red(formatQuantity(counts.errors, 'error')) : 'no errors',
    counts.warnings > 0 ? color.yellow(formatQuantity(counts.warnings, 'warning')) : '',
    `${(elapsedMs / 1000).toFixed(2)} s`,
  ];
  const mark = counts.errors > 0 ? color.red('✖') : color.green('✔');
  blocks.push(`${mark} ${command}: ${parts.filter(Boolean).join(', ')}`);
  return `${blocks.join('\n\n')}\n`;
};

function block(
  finding: Finding,
  alike: readonly Finding[],
  sources: Map<string, string[]>,
  color: ReturnType<typeof pico.createColors>,
): string {
  const severity = finding.severity === 'error' ? color.red('error') : color.yellow('warning');
  const place = color.cyan(placeOf(finding));
  const lines = [`${place}  ${severity}  ${finding.message} ${color.dim(`(${finding.rule})`)}`];
  lines.push(...codeFrame(sources.get(finding.file), finding));
  for (const related of finding.related ?? []) {
    lines.push(`   ${color.cyan(placeOf(related))}  ${related.message}`);
    lines.push(...codeFrame(sources.get(related.file), related));
  }
  if (finding.hint) lines.push(`   ${finding.hint}`);
  if (alike.length > 0) lines.push('   The same is at:', ...alike.map((place) => `   ${color.cyan(placeOf(place))}`));
  return lines.join('\n');
}

export default pretty;
