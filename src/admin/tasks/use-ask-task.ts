import type { AnyResource } from '#contract/define-resource.ts';
import { askTaskCall, reviewTaskCall } from '#providers/calls/task-calls.ts';
import { useSendOnce } from '#providers/forms/use-send-once.ts';
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
  const once = useSendOnce<Asked>();
  const send = (asked: Asked) =>
    once.send(asked, (idempotencyKey) =>
      sendCall(
        asked.kind === 'new'
          ? askTaskCall(resource, { id, body: asked.body, idempotencyKey })
          : reviewTaskCall(resource, { id, body: asked.body, idempotencyKey }),
      ),
    );
  return {
    send,
    error,
    submission: {
      drawn: once.drawn,
      take(key: string, typed: AskFormValues) {
        const checked = checkAsked(typed, taskId);
        once.take(key, checked.isValid ? checked.value : null);
      },
    },
  };
}
