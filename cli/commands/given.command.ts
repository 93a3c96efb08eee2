import type { Command } from '@commander-js/extra-typings';
import { siteOption } from '../files/options.ts';
import { requireSite } from '../pipeline/index.ts';
import { askAnswers } from '../provenance/ask-answers.ts';
import {
  fileNamed,
  findFile,
  isLikelyOurs,
  openQuestions,
  printQuestion,
  type Question,
} from '../provenance/open-questions.ts';
import { type Answer, writeAnswers } from '../provenance/write-answers.ts';
import { writeChanges } from '../provenance/write-changes.ts';
import { daysOfChange } from '../source/calendar.ts';

export default (command: Command) =>
  command
    .description('Go through what is typed in a file: write the reference to our fact, or vouch for it.')
    .argument('<file>', 'a file of the site, such as pages/about.yaml')
    .option('--all', 'vouch for every figure that names no fact, and ask only about the rest')
    .option('--page', 'write "given: all" for a page about the world, and ask only about the rest')
    .option('--list', 'print one line for each, and ask and write nothing')
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(siteOption())
    .action(async (name, { all, page = false, list = false, dryRun, site: root }) => {
      const { site, file, questions } = await questionsIn(root, name);
      const isPlain = (question: Question) => question.found.rule === 'typed-figure' && !isLikelyOurs(site, question);
      const plain = (all || page) && !list ? questions.filter(isPlain) : [];
      const answers = new Map(plain.map((question): [Question, Answer] => [question, 'vouch']));
      const open = questions.filter((question) => !answers.has(question));
      if (process.stdin.isTTY && process.stdout.isTTY && !list)
        for (const [question, answer] of await askAnswers(site, open)) answers.set(question, answer);
      const { left, ...change } = writeAnswers(site, file, questions, answers, page && !list);
      const isWritten = await writeChanges(root, [change], dryRun);
      // Writing has moved lines, so read the file again.
      const now = isWritten ? (await questionsIn(root, name)).questions : left;
      const nothing = questions.length > 0 || list ? '' : `Nothing in ${name} waits for an answer.\n`;
      process.stdout.write(now.map(printQuestion).join('') || nothing);
      if (now.length > 0) process.exitCode = 1;
    });

/** What waits for an answer in a file, on the first day on which anything does: a part of it may be published later. */
async function questionsIn(root: string, name: string) {
  const { site: today } = await requireSite(root);
  const later = daysOfChange(today.calendar).filter((day) => day > today.calendar.on);
  for (const on of [undefined, ...later]) {
    const { site } = on ? await requireSite(root, { on }) : { site: today };
    const file = fileNamed(site, name);
    const questions = file ? openQuestions(site, file) : [];
    if (file && questions.length > 0) return { site, file, questions };
  }
  return { site: today, file: findFile(today, name), questions: [] };
}
