import { useRef } from 'react';
import { merged } from '#contract/checked.ts';
import type { Colleague } from '#contract/colleagues.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import type { ChosenFiles } from '#ui/fields/use-chosen-files.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import type { NewNote } from '../calls/thread-calls.ts';
import { useSession } from '../session/use-session.ts';

/** What a note's form holds: staff also say who reads it. */
export type NoteValues = Pick<NewNote, 'text' | 'visibility'> & {
  /** Colleagues who were chosen while it was written; whoever still stands in its words is mentioned. */
  mentioned?: readonly Colleague[];
};

/** What is sent for what the form holds. */
function sentOf({ text, visibility, mentioned = [] }: NoteValues) {
  const mentions = mentioned.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
  return {
    text,
    ...(visibility && { visibility }),
    ...(visibility === 'internal' && mentions.length > 0 && { mentions }),
  };
}

interface NoteFormOptions {
  /** Sends a note, by the side that the form is on. */
  send: (note: NewNote) => Promise<unknown>;
  initialValues: NoteValues;
  /** What goes with it. Default: nothing. */
  files?: Pick<ChosenFiles, 'chosen' | 'good'>;
  /** Asked before a note is sent; nothing is sent when it answers `false`. Default: sends. */
  mayBeSent?: (note: NoteValues) => boolean;
  /** Told when what was typed is no note. */
  onInvalid?: () => void;
  onSent?: () => void;
}

/**
 * The form of a note. Its words stay until the host has them, and are written once however often they are sent; what is
 * typed meanwhile is the beginning of the next one.
 */
export function useNoteForm(
  resource: AnyResource,
  {
    send,
    initialValues,
    files = NO_FILES,
    mayBeSent = () => true,
    onInvalid = () => {},
    onSent = () => {},
  }: NoteFormOptions,
) {
  const role = useSession()?.user.lastRole ?? null;
  /** The note that was sent last and is not known to have arrived. */
  const tried = useRef<NewNote | null>(null);
  const form = useSchemaForm({
    initialValues,
    isSafeToRepeat: true,
    validate: async (values) => {
      const { noteSchema } = await import('#contract/thread.ts');
      if (files.chosen.some(({ problem }) => problem !== null))
        return { isValid: false, issues: { [NOTE_FILES]: { code: 'invalid' } } };
      return merged(noteSchema(resource, role).safeParse(sentOf(values)));
    },
    onInvalid,
    onSubmit: async ({ text }, typed) => {
      const note: Omit<NewNote, 'idempotencyKey'> = {
        ...sentOf(typed),
        text,
        ...(files.good.length > 0 && { files: files.good }),
      };
      if (!mayBeSent(note)) return;
      const before = tried.current;
      // Other words, other files, or for others, are another note: the host may have the first one.
      const isSame =
        before?.text === note.text &&
        before.visibility === note.visibility &&
        String(before.mentions) === String(note.mentions) &&
        areSame(before.files, note.files);
      tried.current = isSame ? before : { ...note, idempotencyKey: newIdempotencyKey() };
      await send(tried.current);
      tried.current = null;
      form.setValues(({ text: now = '' }) => ({
        text: now.startsWith(typed.text) ? now.slice(typed.text.length).trimStart() : now,
        ...(typed.mentioned && { mentioned: [] }),
      }));
      onSent();
    },
  });
  return { ...form, isEmpty: form.values.text.trim() === '' };
}

const NO_FILES = { chosen: [], good: [] } as const;

const areSame = (some: readonly File[] = [], others: readonly File[] = []): boolean =>
  some.length === others.length && some.every((file, at) => file === others[at]);
