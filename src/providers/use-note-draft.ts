import { useRef, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { textLength } from '#contract/text-length.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { NewNote } from './thread.ts';
import { useAddNote } from './use-thread.ts';

/**
 * A note that is being written. Its words stay until the host has them, and are written once however often they are
 * sent; what is typed meanwhile is the beginning of the next one.
 */
export function useNoteDraft(resource: AnyResource, id: number) {
  const [text, setText] = useState('');
  /** The note that was sent last and is not known to have arrived. */
  const tried = useRef<NewNote | null>(null);
  const { mutate, error, isPending, isSuccess } = useAddNote(resource, id);

  function send({ visibility }: Pick<NewNote, 'visibility'>, onSent: () => void = () => {}): void {
    if (isPending) return;
    const words = text.trim();
    const before = tried.current;
    // Other words, or for others, are another note: the host may have the first one.
    const isSame = before?.text === words && before.visibility === visibility;
    const note = isSame ? before : { text: words, visibility, idempotencyKey: newIdempotencyKey() };
    tried.current = note;
    mutate(note, {
      onSuccess: () => {
        tried.current = null;
        setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
        onSent();
      },
    });
  }
  const isEmpty = text.trim() === '';
  const isTooLong = textLength(text) > NOTE_MAX;
  return { text, isEmpty, isTooLong, change: setText, send, error, isPending, isSuccess };
}
