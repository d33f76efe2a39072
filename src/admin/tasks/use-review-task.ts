import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { reviewTaskCall } from '#providers/calls/task-calls.ts';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';

/** Accepts what was sent, or asks for it no longer. */
export function useReviewTask(resource: AnyResource, id: number, taskId: number) {
  const { t } = useTranslation(['thread']);
  const notify = useNotify();
  const words = useActionWords(resource);
  const { send, error, isPending, reset } = useSendCall(resource);
  const keys = useRef({ accept: newIdempotencyKey(), withdraw: newIdempotencyKey() });
  const run = async (decision: 'accept' | 'withdraw') => {
    const idempotencyKey = keys.current[decision];
    try {
      await send(reviewTaskCall(resource, { id, body: { taskId, decision }, idempotencyKey }));
    } catch (failure) {
      words.failed(failure);
      return;
    }
    notify({
      type: 'success',
      message: t(decision === 'accept' ? 'thread:taskAcceptedSaid' : 'thread:taskWithdrawnSaid'),
    });
  };
  return { run, error, isBusy: isPending, reset };
}
