import { type ParseArgsConfig, parseArgs } from 'node:util';
import { driverErrors } from './db/driver-errors.ts';
import { sentenceFor } from './start-errors.ts';

/** A sentence for whoever runs the command: there is nothing to mend in the program. */
export class CommandError extends Error {}

interface Command {
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
}
interface Given {
  values: Readonly<Record<string, unknown>>;
  positionals: readonly string[];
}

/** Runs a command and prints what it says. What fails is told in a sentence where a person can mend it; the exit code is 1. */
export async function runCommand(
  { usage, options }: Command,
  run: (given: Given) => Promise<string>,
): Promise<void> {
  try {
    const given = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    });
    process.stdout.write(`${given.values['help'] === true ? usage : await run(given)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return error.message;
  if (driverErrors(error).some(({ code }) => code === NO_SUCH_TABLE))
    return 'The database has no tables yet, or not all of them: start the host once, it makes them.';
  return sentenceFor(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const NO_SUCH_TABLE = '42P01';
