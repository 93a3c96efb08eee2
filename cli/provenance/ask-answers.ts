import select from '@inquirer/select';
import { nameOfFact } from '../prose/fact-figures.ts';
import { findingOf } from '../prose/mistakes-in.ts';
import type { Site } from '../site/site.ts';
import { stop } from '../usage-error.ts';
import { type Question, referenceFor, sentenceOf } from './open-questions.ts';
import type { Answer } from './write-answers.ts';

/** The most facts to choose from: every choice has a key of one digit. */
const mostFacts = 6;

/** Where to ask questions; by default the terminal of the process. */
type Terminal = Parameters<typeof select>[1];

/**
 * Asks a person one question after the other. They pick with the arrow keys or the number of the choice, then Enter.
 * @returns an answer for each question that was not skipped, in the order of the questions
 * @throws UsageError when the person quits with Ctrl-C
 */
export async function askAnswers(
  site: Site,
  questions: readonly Question[],
  terminal?: Terminal,
): Promise<Map<Question, Answer>> {
  const answers = new Map<Question, Answer>();
  for (const [index, question] of questions.entries()) {
    const { choices, found } = question;
    const { rule, file, line, message } = findingOf(found);
    const answer = await select<Answer | 'skip' | 'stop'>(
      {
        message: `${index + 1} of ${questions.length}, ${file}:${line}\n  ${sentenceOf(question)}\n  ${message}`,
        choices: [
          ...choices.slice(0, mostFacts).map((fact) => ({
            value: { fact },
            name: `Ours: ${nameOfFact(site, fact)}, ${fact.wording}`,
            short: referenceFor(site, question, fact),
            description: `Writes ${referenceFor(site, question, fact)}`,
          })),
          {
            value: 'vouch',
            name: `${rule === 'zero-figure' ? 'Right as it is' : 'Of the world'}: vouch for it`,
            description: 'Writes an entry under "given:"',
          },
          { value: 'skip', name: 'Skip', description: 'Leaves it as it is' },
          { value: 'stop', name: 'Stop here', description: 'Writes the answers up to here' },
        ],
        // Enter alone writes only what the words and the value say.
        ...(rule !== 'typed-fact' && { default: 'skip' }),
        loop: false,
        pageSize: mostFacts + 3,
        theme: { indexMode: 'number' },
      },
      terminal,
    ).catch(stop);
    if (answer === 'stop') break;
    if (answer !== 'skip') answers.set(question, answer);
  }
  return answers;
}
