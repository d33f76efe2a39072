import { useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { askTaskCall, reviewTaskCall } from '#providers/calls/task-calls.ts';
import { useSubmissionKey } from '#providers/forms/use-submission-key.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { type Asked, type AskFormValues, checkAsked } from './ask-fields.ts';

interface AskTaskOptions {
  /** The number of the record. */
  id: number;
  /** Of what is asked again; `null` for something new. */
  taskId: number | null;
}

/** Asks for something, once however often the same is sent, also from the draft of a dialog that was closed meanwhile. */
export function useAskTask(resource: AnyResource, { id, taskId }: AskTaskOptions) {
  const { send: sendCall, error } = useSendCall(resource);
  const submission = useSubmissionKey();
  /** What was sent last and is not known to have arrived. */
  const tried = useRef<string | null>(null);
  const send = async (asked: Asked) => {
    const content = JSON.stringify(asked);
    // Other words are another submission: the host may have the first one.
    if (tried.current !== null && tried.current !== content) submission.renew();
    tried.current = content;
    const idempotencyKey = submission.current();
    try {
      await sendCall(
        asked.kind === 'new'
          ? askTaskCall(resource, { id, body: asked.body, idempotencyKey })
          : reviewTaskCall(resource, { id, body: asked.body, idempotencyKey }),
      );
    } catch (failure) {
      // The host has it from an earlier try, with other words: whoever sends this too wants both.
      if (failure instanceof AppFailure && failure.code === 'idempotencyMismatch') submission.renew();
      throw failure;
    }
  };
  return {
    send,
    error,
    submission: {
      drawn: submission.drawn,
      take(key: string, typed: AskFormValues) {
        const checked = checkAsked(typed, taskId);
        tried.current = checked.isValid ? JSON.stringify(checked.value) : null;
        submission.take(key);
      },
    },
  };
}
