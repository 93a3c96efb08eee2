import { formatQuantity } from '../../../schemas/format.ts';
import { placeOf } from '../../finding.ts';
import type { Format } from '../print-outcome.ts';

/** For GitHub workflows: each finding is an annotation. */
const github: Format = ({ command, findings, counts, pages, pathOf }) => {
  const lines = findings.map((finding) => {
    const { line, column, endLine, endColumn, rule } = finding;
    const message = [finding.message, finding.hint].filter(Boolean).join('\n');
    const related =
      finding.related?.map((place) => `\n${placeOf({ ...place, file: pathOf(place.file) })} ${place.message}`) ?? [];
    const places = { file: pathOf(finding.file), line, col: column, endLine, endColumn, title: rule };
    const properties = Object.entries(places).filter(([, value]) => value !== undefined);
    const list = properties
      .map(([key, value]) => `${key}=${escapeData(`${value}`).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
      .join(',');
    return `::${finding.severity} ${list}::${escapeData(message + related.join(''))}`;
  });
  const all = [
    formatQuantity(pages, 'page'),
    formatQuantity(counts.errors, 'error'),
    formatQuantity(counts.warnings, 'warning'),
  ];
  return [...lines, `${command}: ${all.join(', ')}`, ''].join('\n');
};

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export default github;
