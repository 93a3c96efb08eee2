import input from '@inquirer/input';
import select from '@inquirer/select';
import { UsageError } from '../usage-error.ts';
import type { Answers } from './kind.ts';
import type { Question } from './question.ts';

/**
 * What was answered by `--set`.
 * @throws UsageError that names every answer that is missing or wrong
 */
export function readAnswers(
  questions: readonly Question[],
  given: ReadonlyMap<string, string[]>,
  isComplete: boolean,
): Answers {
  const answers: Answers = {};
  const problems = [...given.keys()]
    .filter((key) => !questions.some((question) => question.key === key))
    .map((key) => `There is no "${key}" to set.`);
  for (const question of questions) {
    const texts = given.get(question.key);
    if (texts) {
      answers[question.key] = question.read(texts);
      const problem = problemOf(question, answers[question.key]);
      if (problem) problems.push(problem);
    } else if (isComplete && question.isNeeded)
      problems.push(`--set ${question.key}=... is missing. ${question.text}${allowed(question)}`);
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return answers;
}

/**
 * Asks a person for what has not been answered.
 * @throws UsageError when the person breaks off with Ctrl-C
 */
export async function askAnswers(questions: readonly Question[], answers: Answers): Promise<Answers> {
  const all = { ...answers };
  for (const question of questions.filter(({ key }) => !(key in all))) {
    all[question.key] = await ask(question).catch((error: Error) => {
      throw error.name === 'ExitPromptError' ? new UsageError('Broken off; nothing was written.') : error;
    });
  }
  return all;
}

async function ask(question: Question): Promise<unknown> {
  const { key, text, choices, isList } = question;
  const message = `${key}: ${text}`;
  const judge = (texts: string[]) => problemOf(question, question.read(texts)) ?? true;
  if (!isList) {
    const typed =
      choices.length > 0
        ? await select({ message, choices: choices.map((value) => ({ value })) })
        : (await input({ message, validate: (typed) => judge([typed.trim()]) })).trim();
    return question.read([typed]);
  }
  const texts: string[] = [];
  for (;;) {
    const first = `${message}${allowed(question)} One at a time, an empty line ends it.`;
    const typed = await input({
      message: texts.length === 0 ? first : `${key} ${texts.length + 1}:`,
      validate: (typed) => typed.trim() !== '' || judge(texts),
    });
    if (typed.trim() === '') return question.read(texts);
    texts.push(typed.trim());
  }
}

function problemOf(question: Question, value: unknown): string | undefined {
  const { choices } = question;
  const stranger = choices.length > 0 && [value].flat().find((answer) => !choices.includes(String(answer)));
  if (stranger !== undefined && stranger !== false)
    return `"${question.key}" has no choice "${stranger}".${allowed(question)}`;
  return question.problem(value);
}

function allowed({ choices }: Question): string {
  return choices.length === 0 ? '' : ` One of: ${choices.join(', ')}.`;
}
