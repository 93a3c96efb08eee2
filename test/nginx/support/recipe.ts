import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../support/fixture-site.ts';

/**
 * A code block of the README, unchanged except for addresses that differ here.
 * @param language the language after the fence
 * @param mark a text that only this block has
 * @param here the replacement for each text that names another machine
 */
export function recipe(language: 'nginx' | 'sh', mark: string, here: Record<string, string>): string {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language);
  const [block, ...more] = blocks.map(([, , text = '']) => text).filter((text) => text.includes(mark));
  if (block === undefined || more.length > 0)
    throw new Error(`The README has not one ${language} block with "${mark}".`);
  return Object.entries(here).reduce((text, [there, address]) => {
    if (!text.includes(there)) throw new Error(`The README's block has no "${there}".`);
    return text.replaceAll(there, address);
  }, block);
}

/** The environment variables in a command line of the README, such as `TRUST_PROXY=loopback`. */
export function settingsIn(command: string): Record<string, string> {
  return Object.fromEntries(
    [...command.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
