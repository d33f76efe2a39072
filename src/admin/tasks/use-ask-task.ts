import { useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { askTaskCall, reviewTaskCall } from '#providers/calls/task-calls.ts';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import type { Asked } from './ask-fields.ts';

/** Asks for something, once however often the same is sent. */
export function useAskTask(resource: AnyResource, id: number) {
  const { send: sendCall, error } = useSendCall(resource);
  const tried = useRef({ content: '', key: '' });
  const send = async (asked: Asked) => {
    const content = JSON.stringify(asked);
    // Other words are another submission: the host may have the first one.
    if (tried.current.content !== content) tried.current = { content, key: newIdempotencyKey() };
    const idempotencyKey = tried.current.key;
    await sendCall(
      asked.kind === 'new'
        ? askTaskCall(resource, { id, body: asked.body, idempotencyKey })
        : reviewTaskCall(resource, { id, body: asked.body, idempotencyKey }),
    );
  };
  return { send, error };
}
