/** Trying again would change nothing: the mailbox is refused for good. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}
