import { expect, it } from 'vitest';
import { reportIdleFigures } from '../../../cli/facts/idle-figures.ts';
import type { Finding } from '../../../cli/finding.ts';
import { repository } from '../../support/fixture-site.ts';

function idleWith(groups: string[]): string {
  const findings: Finding[] = [];
  reportIdleFigures(repository, groups, {}, (finding) => void findings.push({ severity: 'error', ...finding }));
  return findings.map(({ message }) => message).join('\n');
}

it('warns of figures that lead nowhere, but not of those in a group that a dealer has given up', () => {
  expect(idleWith([])).toContain('The path "staffing.peak" leads to no fact');
  expect(idleWith(['staffing'])).not.toContain('staffing.peak');
  expect(idleWith(['staffing'])).toContain('The path "physicalShowrooms" leads to no fact');
});
