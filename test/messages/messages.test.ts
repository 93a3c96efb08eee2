import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadedSite, loadSite } from '../contradictions/loaded-site.ts';
import { printed, readMistakes } from './mistakes.ts';

const mistakes = readMistakes();
const messages = new Map<string, string>();
let site: LoadedSite;

beforeAll(async () => {
  site = await loadSite();
});
afterAll(() => site?.close());

describe('the message for a mistake of an editor', () => {
  it.each(mistakes)('names the cure where $name', async (mistake) => {
    const message = await printed(site, mistake);
    messages.set(mistake.name, message);
    expect(message).toContain(mistake.cure);
  });

  // `npx vitest run test/messages -u` writes the file anew; read what changes in it.
  it('reads as in messages.md, which is the style guide of messages', async () => {
    const text = mistakes
      .map(({ name }) => `## ${name}\n\n\`\`\`\n${lasting(messages.get(name) ?? '')}\n\`\`\`\n`)
      .join('\n');
    await expect(text).toMatchFileSnapshot('messages.md');
  });
});

/** A message without what any other change of the site changes in it: numbers of lines, and the ends of long lists. */
function lasting(message: string): string {
  return message
    .replace(/^( *\S.*?\.ya?ml|.*\.jpg):\d+:\d+/gm, '$1:*:*')
    .replace(/^ *\d+ \|/gm, '    * |')
    .replace(/^(.{200}).+$/gm, '$1...');
}
