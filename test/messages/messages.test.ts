import { beforeAll, describe, expect, it } from 'vitest';
import { factsLast } from '../contradictions/case.ts';
import { loadSite } from '../contradictions/loaded-site.ts';
import { printed, readMistakes } from './mistakes.ts';

const mistakes = readMistakes();
const messages = new Map<string, string>();

beforeAll(async () => {
  const site = await loadSite();
  for (const mistake of factsLast(mistakes)) messages.set(mistake.name, await printed(site, mistake));
  site.close();
}, 1_800_000);

describe('the message for a mistake of an editor', () => {
  it.each(mistakes)('names the cure where $name', ({ name, cure }) => {
    expect(messages.get(name)).toContain(cure);
  });

  // `npx vitest run test/messages -u` rewrites the file. Read what changes in it.
  it('reads as in messages.md, which is the style guide of messages', async () => {
    const text = mistakes
      .map(({ name }) => `## ${name}\n\n\`\`\`\n${lasting(messages.get(name) ?? '')}\n\`\`\`\n`)
      .join('\n');
    await expect(text).toMatchFileSnapshot('messages.md');
  });
});

/** A message without the parts that unrelated changes affect: line numbers, and the ends of long lists. */
function lasting(message: string): string {
  return message
    .replace(/^( *\S.*?\.ya?ml|.*\.jpg):\d+:\d+/gm, '$1:*:*')
    .replace(/^ *\d+ \|/gm, '    * |')
    .replace(/\b([Ll]ine) \d+\b/g, '$1 *')
    .replace(/^(.{200}).+$/gm, '$1...');
}
