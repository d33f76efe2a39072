export interface OutboxJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly createdAt: string;
  /** This attempt included. */
  readonly attempts: number;
}

/** One that this process works on. */
export interface LeasedJob extends OutboxJob {
  /** Until when it is this process's alone, as the database writes it: whoever took the job later has another. */
  readonly lease: string;
}
