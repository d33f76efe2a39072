import { z } from 'zod';

/** What the log keeps of an error: what is needed to mend it, and nothing that somebody typed. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** What caused it, as far down as three. */
  readonly cause?: LoggedError;
}

/**
 * A driver's message quotes the value that it refused, and a query's holds all of them: of messages one line is kept,
 * without what stands in quotes where the database judged a value; of a schema's only what was wrong where; of the stack
 * only where it happened.
 */
export function loggedError(error: Error & { code?: string }, depth = 3): LoggedError {
  const { code, cause } = error;
  const [line = ''] = error instanceof z.core.$ZodError ? [issuesIn(error)] : error.message.split('\n');
  const message = judgesValue(code) ? line.replace(QUOTED, '"…"') : line;
  const stack = (error.stack ?? '').split('\n').filter((frame) => FRAME.test(frame));
  return {
    type: error.name,
    message: message.slice(0, 200),
    stack: stack.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error && depth > 0 ? { cause: loggedError(cause, depth - 1) } : {}),
  };
}

/** Such as `rows.3.title: invalid_type`. */
const issuesIn = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, code }) => `${path.map(String).join('.')}: ${code}`).join(', ');

/** Data exceptions and broken constraints, in PostgreSQL's letters. */
const judgesValue = (code: unknown): boolean => typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
// Up to the last quote: a value may hold some itself.
const QUOTED = /".*"/;
const FRAME = /^ +at /;
