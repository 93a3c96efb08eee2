import { Argument, type Command } from 'commander';
import { type Kind, kinds, scaffold } from '../scaffold/scaffold.ts';

/** `new`: the beginning of a page or record. */
export default {
  name: 'new',
  description: 'Begin a page, a policy or a vehicle record; validate then says what is left to fill in.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .addArgument(new Argument('<kind>', 'what to begin').choices(Object.keys(kinds)))
      .argument('<slug>', 'last part of its address, such as winter-storage')
      .action(async (kind: Kind, slug: string) => {
        const file = await scaffold(process.cwd(), kind, slug);
        console.log(`Wrote ${file}. Fill it in, then run "npm run validate".`);
      });
  },
};
