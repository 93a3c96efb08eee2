import type { Location } from '../../finding.ts';
import type { Format } from '../print-outcome.ts';

/** For code scanning: SARIF 2.1.0. */
const sarif: Format = ({ findings, pathOf }) => {
  const placed = (location: Location) => place(pathOf(location.file), location);
  const rules = [...new Set(findings.map((finding) => finding.rule))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'cartwright', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          level: finding.severity,
          message: { text: [finding.message, finding.hint].filter(Boolean).join(' ') },
          locations: [placed(finding)],
          relatedLocations:
            finding.related?.map((related) => ({ ...placed(related), message: { text: related.message } })) ?? [],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function place(path: string, { line, column, endLine, endColumn }: Location): object {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  // Brackets, as in "[brand].yaml", and spaces are not allowed in an address.
  const uri = path.split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, region } };
}

export default sarif;
