import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { CommandError } from '#server/run-command.ts';

/** What was given on the command line for an option: nothing, one value, or several. */
export type Given = (option: string) => readonly string[];

interface Question<T> {
  /** As it is typed: `--one`, `<name>`. */
  readonly option: string;
  readonly text: string;
  /** Takes an answer. @throws CommandError where it is none */
  readonly read: (answer: string) => T;
  /** What an empty answer means. Default: an answer is needed. */
  readonly fallback?: string;
}

/**
 * The value of an option, asked for where it was not given, and once more where the answer is none.
 * @throws CommandError where what was given is none, or it is needed and nobody sits at a terminal
 */
export async function ask<T>(given: Given, { option, text, read, fallback }: Question<T>): Promise<T> {
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
export async function askMany<T>(given: Given, { option, text, read }: Question<T>): Promise<readonly T[]> {
  const values = given(option);
  if (values.length > 0) return values.map(read);
  if (!stdin.isTTY) throw new CommandError(`${option} is missing: ${text}`);
  stdout.write(`${text}\n`);
  const answers: T[] = [];
  for (;;) {
    const isEnough = answers.length > 0;
    const answer = await readAnswer(`  ${answers.length + 1}. `, (line) =>
      line === '' && isEnough ? null : { value: read(line) },
    );
    if (!answer) return answers;
    answers.push(answer.value);
  }
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

/** @throws CommandError when the person leaves by Ctrl+C or Ctrl+D */
function readLine(prompt: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  return new Promise((resolve, reject) => {
    terminal.once('close', () => reject(new CommandError('\nNothing was written.')));
    terminal.question(prompt).then((line) => {
      resolve(line.trim());
      terminal.close();
    }, reject);
  });
}
