import { useEffect, useRef } from 'react';
import { toValidationResult } from '#contract/validation-result.ts';
import type { Colleague } from '#contract/colleagues.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import type { ChosenFiles } from '#ui/fields/use-chosen-files.ts';
import { mentionedIn } from './mentioned-in.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useSendOnce } from './use-send-once.ts';
import type { NewNote } from '../calls/thread-calls.ts';
import { useSession } from '../session/use-session.ts';

/** What a note's form holds: staff also say who reads it. */
export type NoteValues = Pick<NewNote, 'text' | 'visibility'> & {
  /** Colleagues who were chosen while it was written; whoever still stands in its words is mentioned. */
  mentioned?: readonly Colleague[];
};

/** What is sent for what the form holds. */
function sentOf({ text, visibility, mentioned = [] }: NoteValues) {
  const mentions = mentionedIn(text, mentioned).map(({ id }) => id);
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
  /** Called when what was typed is no note. */
  onInvalid?: () => void;
  /** @param rest what was typed while it was on its way, and for whom, where that was chosen: the beginning of the next one */
  onSent?: (rest: NoteValues) => void;
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
  const once = useSendOnce(isSameNote);
  const form = useSchemaForm({
    initialValues,
    isSafeToRepeat: true,
    validate: async (values) => {
      const { noteSchema } = await import('#contract/thread.ts');
      if (files.chosen.some(({ problem }) => problem !== null))
        return { isValid: false, issues: { [NOTE_FILES]: { code: 'invalid' } } };
      return toValidationResult(noteSchema(resource, role).safeParse(sentOf(values)));
    },
    onInvalid,
    onSubmit: async ({ text }, typed) => {
      const note: Omit<NewNote, 'idempotencyKey'> = {
        ...sentOf(typed),
        text,
        ...(files.good.length > 0 && { files: files.good }),
      };
      if (!mayBeSent(note)) return;
      const typedNow = { ...note, text: typed.text.trim() };
      await once.send(typedNow, (idempotencyKey) => send({ ...note, idempotencyKey }));
      once.beginAnew();
      const { text: now, mentioned = [], visibility } = latest.current;
      const sent = typed.text.trimEnd();
      const begun = now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
      const rest = {
        text: begun,
        ...(typed.mentioned && { mentioned: mentionedIn(begun, mentioned) }),
        ...(visibility !== typed.visibility && { visibility }),
      };
      form.setValues(rest);
      onSent(rest);
    },
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  return {
    ...form,
    isEmpty: form.values.text.trim() === '',
    /** Under which it is sent once, however often it is tried. */
    submission: once.drawn,
    /** Goes on with a note that was left, which may have been sent under this key. */
    takeUp(values: NoteValues, key: string | undefined): void {
      form.setValues(values);
      if (key !== undefined) once.take(key, { ...sentOf(values), text: values.text.trim() });
    },
  };
}

const NO_FILES = { chosen: [], good: [] } as const;

/** Other words, other files, or for others, are another note. */
const isSameNote = (one: Omit<NewNote, 'idempotencyKey'>, other: typeof one): boolean =>
  one.text === other.text &&
  one.visibility === other.visibility &&
  String(one.mentions) === String(other.mentions) &&
  areSame(one.files, other.files);

const areSame = (some: readonly File[] = [], others: readonly File[] = []): boolean =>
  some.length === others.length && some.every((file, at) => file === others[at]);
