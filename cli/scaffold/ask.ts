import input from '@inquirer/input';
import select from '@inquirer/select';
import { stop, UsageError } from '../usage-error.ts';
import type { Answers } from './kind.ts';
import type { Question } from './question.ts';

/**
 * Takes the answers from `--set`, and asks the person, if there is one, for the rest.
 * @throws UsageError that lists every missing or wrong answer, or if the person quits with Ctrl-C
 */
export async function answersTo(
  questions: readonly Question[],
  given: ReadonlyMap<string, string[]>,
  isAsking: boolean,
): Promise<Answers> {
  const strangers = [...given.keys()].filter((key) => !questions.some((question) => question.key === key));
  const problems = questions.map((question) => {
    const texts = given.get(question.key);
    if (texts) return problemOf(question, texts);
    if (isAsking || !question.isNeeded) return undefined;
    return `--set ${question.key}=... is missing. ${question.text}${allowed(question)}`;
  });
  const all = [...strangers.map((key) => `There is no "${key}" to set.`), ...problems].filter(Boolean);
  if (all.length > 0) throw new UsageError(all.join('\n'));
  const answers: Answers = {};
  for (const question of questions) {
    const choices = question.choices.filter((choice) => question.fits(choice, answers));
    const texts = given.get(question.key) ?? (isAsking ? await ask({ ...question, choices }).catch(stop) : undefined);
    if (texts) answers[question.key] = question.read(texts);
  }
  return answers;
}

/** Asks a person for an answer: one text, or any number of texts for a list. */
async function ask(question: Question): Promise<string[]> {
  const { key, text, choices, isList } = question;
  const message = `${key}: ${text}`;
  const judge = (texts: string[]) => problemOf(question, texts) ?? true;
  if (!isList && choices.length > 0) return [await select({ message, choices: choices.map((value) => ({ value })) })];
  if (!isList) return [(await input({ message, validate: (typed) => judge([typed.trim()]) })).trim()];
  const texts: string[] = [];
  for (;;) {
    const first = `${message}${allowed(question)} One at a time, an empty line ends it.`;
    const typed = await input({
      message: texts.length === 0 ? first : `${key} ${texts.length + 1}:`,
      validate: (typed) => typed.trim() !== '' || judge(texts),
    });
    if (typed.trim() === '') return texts;
    texts.push(typed.trim());
  }
}

function problemOf(question: Question, texts: string[]): string | undefined {
  const { key, choices } = question;
  const value = question.read(texts);
  const stranger = [value].flat().find((answer) => !choices.includes(String(answer)));
  if (choices.length > 0 && stranger !== undefined) return `"${key}" has no choice "${stranger}".${allowed(question)}`;
  return question.problem(value);
}

function allowed({ choices }: Question): string {
  return choices.length === 0 ? '' : ` One of: ${choices.join(', ')}.`;
}
