export interface OutboxJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly createdAt: string;
  /** This attempt included. */
  readonly attempts: number;
}
