import type { Location } from '../../finding.ts';
import type { Format } from '../print-outcome.ts';

/** For code scanning: SARIF 2.1.0. */
const sarif: Format = ({ findings }) => {
  const rules = [...new Set(findings.map((finding) => finding.rule))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'cartwright', rules: rules.map((id) => ({ id })) } },
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          level: finding.severity,
          message: { text: [finding.message, finding.hint].filter(Boolean).join(' ') },
          locations: [place(finding)],
          relatedLocations:
            finding.related?.map((related) => ({ ...place(related), message: { text: related.message } })) ?? [],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function place({ file, line, column, endLine, endColumn }: Location): object {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return { physicalLocation: { artifactLocation: { uri: file }, region } };
}

export default sarif;
