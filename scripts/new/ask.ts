import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { CommandError } from '#server/run-command.ts';

/** What was given on the command line for an option: nothing, one value, or several. */
export type Given = (option: string) => readonly string[];

interface Question {
  readonly option: string;
  readonly text: string;
  /** What an empty answer means. Default: an answer is needed. */
  readonly fallback?: string;
}

/**
 * The value of an option, asked for where it was not given.
 * @throws CommandError where it is needed and nobody sits at a terminal
 */
export async function ask(given: Given, { option, text, fallback }: Question): Promise<string> {
  const [value] = given(option);
  if (value !== undefined) return value;
  if (!stdin.isTTY) {
    if (fallback !== undefined) return fallback;
    throw new CommandError(`--${option} is missing: ${text}`);
  }
  const answer = await readLine(`${text}${fallback === undefined ? '' : ` [${fallback}]`}: `);
  return answer || fallback || ask(given, { option, text });
}

/** The values of an option that may be given many times; asked for line by line, until an empty one. */
export async function askMany(given: Given, { option, text }: Question): Promise<readonly string[]> {
  const values = given(option);
  if (values.length > 0) return values;
  if (!stdin.isTTY) throw new CommandError(`--${option} is missing: ${text}`);
  stdout.write(`${text}\n`);
  const lines: string[] = [];
  for (;;) {
    const line = await readLine(`  ${lines.length + 1}. `);
    if (line === '' && lines.length > 0) return lines;
    if (line !== '') lines.push(line);
  }
}

async function readLine(prompt: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const line = await terminal.question(prompt);
  terminal.close();
  return line.trim();
}
