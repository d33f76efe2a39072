import { stdin, stdout } from 'node:process';
import { type Interface, createInterface } from 'node:readline';
import { CommandError } from '#server/run-command.ts';

/** What was given on the command line for an option: nothing, one value, or several. */
export type Given = (option: string) => readonly string[];

interface Question {
  /** As it is typed: `--one`, `<name>`. */
  readonly option: string;
  readonly text: string;
}
interface OneAnswer<T> extends Question {
  /** Takes an answer. Throws a CommandError where it is invalid. */
  readonly read: (answer: string) => T;
  /** What an empty answer means. Default: an answer is needed. */
  readonly fallback?: string;
}
interface ManyAnswers<T> extends Question {
  /** Takes an answer, with those before it. Throws a CommandError where it is invalid. */
  readonly read: (answer: string, before: readonly T[]) => T;
  /** Throws a CommandError where these are not all that is needed. */
  readonly check: (answers: readonly T[]) => void;
}

/**
 * The value of an option, asked for where it was not given, and once more where the answer is invalid.
 * @throws CommandError where what was given is invalid, or it is needed and nobody sits at a terminal
 */
export async function ask<T>(given: Given, { option, text, read, fallback }: OneAnswer<T>): Promise<T> {
  const [value] = given(option);
  if (value !== undefined) return read(value);
  if (!stdin.isTTY) {
    if (fallback !== undefined) return read(fallback);
    throw new CommandError(`${option} is missing: ${text}`);
  }
  const prompt = `${text}${fallback === undefined ? '' : ` [${fallback}]`}: `;
  return readAnswer(prompt, (answer) => read(answer || (fallback ?? '')));
}

/** The values of an option that may be given many times; asked for line by line, until an empty one. */
export async function askMany<T>(
  given: Given,
  { option, text, read, check }: ManyAnswers<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (const value of given(option)) answers.push(read(value, answers));
  if (answers.length === 0) {
    if (!stdin.isTTY) throw new CommandError(`${option} is missing: ${text}`);
    stdout.write(`${text}\n`);
    while (await readAnswer(`  ${answers.length + 1}. `, add));
  }
  check(answers);
  return answers;

  /** @returns whether another may follow */
  function add(line: string): boolean {
    if (line === '') check(answers);
    else answers.push(read(line, answers));
    return line !== '';
  }
}

/** Nothing is asked any more: the terminal belongs to the tools that run now. */
export function closeTerminal(): void {
  terminal?.close();
}

/** Asks until there is an answer; what is wrong with one is said. */
async function readAnswer<T>(prompt: string, read: (answer: string) => T): Promise<T> {
  for (;;) {
    const line = await readLine(prompt);
    try {
      return read(line);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      stdout.write(`${error.message}\n`);
    }
  }
}

let terminal: Interface | undefined;
let lines: NodeJS.AsyncIterator<string> | undefined;

/**
 * One terminal for all questions, so that a list that is pasted answers as many as it has lines.
 * @throws CommandError when the person leaves by Ctrl+C or Ctrl+D
 */
async function readLine(prompt: string): Promise<string> {
  terminal ??= createInterface({ input: stdin, output: stdout });
  lines ??= terminal[Symbol.asyncIterator]();
  terminal.setPrompt(prompt);
  terminal.prompt();
  const { value, done } = await lines.next();
  if (done) throw new CommandError('\nNothing was written.');
  return value.trim();
}
