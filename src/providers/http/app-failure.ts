import type { FieldProblem } from '#contract/envelope.ts';

interface FailureDetails {
  /** A code of the closed set, or the one of a host that has its own. */
  code: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Words for the reader: the host's description where it gave one (R334). */
  message: string;
  fields?: Readonly<Record<string, FieldProblem>>;
  /** What the answer carried: the current record of a conflict. */
  data?: unknown;
}

/** A call that failed, as a screen sees it. */
export class AppFailure extends Error {
  override readonly name = 'AppFailure';
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, FieldProblem>>;
  readonly data: unknown;
  /** Seconds until the host takes such a call again, where it said so. */
  retryAfterSeconds: number | null = null;

  constructor({ code, status, message, fields = {}, data = null }: FailureDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
  }

  /** The names under which Refine looks for the status, and for what is wrong with each field. */
  get statusCode(): number {
    return this.status;
  }
  get errors(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.fields).map(([key, { message }]) => [key, message]));
  }
}

/** May it go better the next time: no answer, too many requests, a failing host? */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppFailure &&
  (error.code === 'network' || error.status === 408 || error.status === 429 || error.status >= 500);

/** Was it refused for what the record is by now? As it is, it is not asked again. */
export const isConflict = (error: unknown): error is AppFailure =>
  error instanceof AppFailure && error.status === 409;
