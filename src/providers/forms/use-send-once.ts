import { useRef } from 'react';
import { isSame } from '#contract/changed-values.ts';
import { AppFailure } from '../http/app-failure.ts';
import { useSubmissionKey } from './use-submission-key.ts';

/**
 * Sends something once, however often it is tried: under one key until it is something else, or has arrived.
 * @param areSame whether two contents are one submission. Default: they have the same values
 */
export function useSendOnce<Content>(areSame: (one: Content, other: Content) => boolean = isSame) {
  const submission = useSubmissionKey();
  /** What was sent last and is not known to have arrived. */
  const tried = useRef<Content | null>(null);
  return {
    /** The key as it was drawn last. */
    drawn: submission.drawn,
    async send<Answer>(content: Content, send: (key: string) => Promise<Answer>): Promise<Answer> {
      // Something else is another submission: the host may have the first one.
      if (tried.current !== null && !areSame(tried.current, content)) submission.renew();
      tried.current = content;
      try {
        return await send(submission.current());
      } catch (failure) {
        // The host has something else from an earlier try: whoever sends this too wants both.
        if (failure instanceof AppFailure && failure.code === 'idempotencyMismatch') submission.renew();
        throw failure;
      }
    },
    /** It has arrived: what is sent next is another one, whatever it says. */
    beginAnew() {
      tried.current = null;
      submission.renew();
    },
    /** Goes on with what may have been sent under a key; `null`: nothing that could be sent. */
    take(key: string, content: Content | null) {
      tried.current = content;
      submission.take(key);
    },
  };
}
