/**
 * How long the end of the host may take, each in milliseconds from its beginning: a supervisor gives it ten seconds, and
 * the database wants some of them.
 */
export const STOP_TIMES = {
  /** Answers that are under way. */
  answers: 5_000,
  /** Mails that are under way, or that those answers left. */
  mails: 6_000,
  /** All of it: then the process ends, whatever is not done. */
  process: 9_000,
} as const;
