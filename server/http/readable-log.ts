import { styleText } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import type { Env } from '../env.ts';

/** Where the log goes: standard output, as lines for a person on a terminal and of JSON elsewhere, or as `LOG_FORMAT` says. */
export function logDestination({ logFormat }: Pick<Env, 'logFormat'>): DestinationStream {
  const { stdout } = process;
  if ((logFormat ?? (stdout.isTTY ? 'pretty' : 'json')) === 'json') return pino.destination(1);
  const isColourful = stdout.isTTY && stdout.hasColors();
  return { write: (line) => void stdout.write(readableLine(line, { isColourful })) };
}

/** A line of the log as a person reads it: when, how grave, what happened, and what is known of it. */
export function readableLine(line: string, { isColourful }: { isColourful: boolean }): string {
  // One line of pino is one object.
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const grade = pino.levels.labels[Number(level)] ?? '';
  const at = new Date(Number(time)).toTimeString().slice(0, 8);
  const details = msg === 'Answered' ? answerOf(rest) : [String(msg ?? ''), ...namedOf(rest)].join(' ');
  const text = printable(`${at} ${grade.padEnd(5)} ${details}`) + traceOf(err);
  const style = isColourful && STYLES[grade];
  return `${style ? styleText(style, text, { validateStream: false }) : text}\n`;
}

const answerOf = ({ method, path, status, milliseconds }: Record<string, unknown>): string =>
  `${String(method)} ${String(path)} ${String(status)} ${String(milliseconds)} ms`;

const namedOf = (rest: Record<string, unknown>): string[] =>
  Object.entries(rest)
    .filter(([name]) => !UNREAD.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);

/** What was thrown, and where, on lines of its own. */
function traceOf(err: unknown): string {
  if (typeof err !== 'object' || err === null) return '';
  const { type, message, stack, cause } = err as Record<string, unknown>; // as `log-error.ts` writes it
  const lines = [
    `${String(type)}: ${String(message)}`,
    ...String(stack)
      .split('\n')
      .map((each) => each.trim()),
  ];
  return lines.map((each) => `\n  ${printable(each)}`).join('') + traceOf(cause);
}

/** A path is a stranger's: nothing in it may steer the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '?');

/** The same on every line of one process. */
const UNREAD = new Set(['pid', 'hostname', 'reqId']);
const STYLES: Readonly<Record<string, 'yellow' | 'red' | 'gray'>> = {
  warn: 'yellow',
  error: 'red',
  fatal: 'red',
  debug: 'gray',
  trace: 'gray',
};
