import { resolve } from 'node:path';
import { Option } from 'commander';

/** `--site`, the same for every command that reads a site: its folder, absolute; the one that the command runs in unless given. */
export function siteOption(): Option {
  return new Option('--site <folder>', 'folder of the site, where it is not this one')
    .argParser((folder) => resolve(folder))
    .default(process.cwd(), 'this folder');
}
