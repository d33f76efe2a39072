import { Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import type { Values } from '#contract/record-schemas.ts';
import { describeError } from '#contract/describe-error.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { textLength } from '#contract/text-length.ts';
import { placeholdersIn } from '#contract/placeholders.ts';
import { useNotify } from '../refine/use-notify.ts';
import { addNoteCall } from '#providers/calls/thread-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { type NoteValues, useNoteForm } from '#providers/forms/use-note-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CharacterCount } from '#ui/fields/character-count.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { usePlaceIn } from '#ui/layout/use-place-in.ts';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { useAwayNotice } from '../form/use-away-notice.ts';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useAccess } from '../refine/use-access.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import styles from './composer.module.css';
import { MentionList } from './mentions/mention-list.tsx';
import { useMentions } from './mentions/use-mentions.ts';
import { NoteFiles } from './note-files.tsx';
import { NoteReaders } from './note-readers.tsx';
import { OpenPlaces } from './replies/open-places.tsx';
import { RepliesButton } from './replies/replies-button.tsx';
import { selectPlaceholder } from './replies/select-placeholder.ts';
import { SendNoteDialog } from './send-note-dialog.tsx';
import { useNoteFiles } from './use-note-files.ts';

interface ComposerProps {
  resource: AnyResource;
  id: number;
  inputRef: RefObject<HTMLTextAreaElement>;
}

const EMPTY: NoteValues & Values = { text: '', visibility: 'internal', mentioned: [] };

/** Where notes are written: inside the firm unless the person says otherwise, and then not before they have seen it. */
export function Composer({ resource, id, inputRef }: ComposerProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const countId = useId();
  const openId = useId();
  const failureTitle = describeError('noteFailed', { language, messages: resource.messages });
  const { send, error, reset } = useSendCall(resource);
  const away = useAwayNotice({ path: `${adminPath(resource)}/${id}`, title: failureTitle });
  const mayAttach = useAccess(resource.name, 'attach').can;
  const attached = useNoteFiles();
  const { files } = attached;
  const form = useNoteForm(resource, {
    send: (note) =>
      attached
        .sending((onProgress) => send(addNoteCall(resource, id, note), { onProgress }))
        .catch((failed: unknown) => {
          if (!away.isHere()) away.notifyElsewhere(failed);
          throw failed;
        }),
    files,
    initialValues: EMPTY,
    mayBeSent: ({ visibility: readers }) => {
      const needsYes = readers === 'client' && !isAsking;
      if (needsYes) {
        // What an earlier try came to says nothing of this one.
        reset();
        setAsking(true);
      }
      return !needsYes;
    },
    onInvalid: () => selectPlaceholder(inputRef.current),
    onSent: (rest) => {
      notify({
        type: 'success',
        message: t(visibility === 'client' ? 'thread:noteSent' : 'thread:noteAdded'),
      });
      if (!away.isHere()) return draft.leaveWith(rest.text === '' ? null : { ...EMPTY, ...rest });
      form.setFieldValue('visibility', rest.visibility ?? 'internal');
      setAsking(false);
      attached.letGo();
      inputRef.current?.focus();
    },
  });
  const chooser = usePlaceIn(form.formProps.ref, 'input[type="file"]');
  const { text, visibility = 'internal', mentioned = [] } = form.values;
  /** Where the person types. */
  const [caret, setCaret] = useState(0);
  const typeOn = (before: string, note: Partial<NoteValues>) => {
    form.setValues(note);
    setCaret(before.length);
    requestAnimationFrame(() => inputRef.current?.setSelectionRange(before.length, before.length));
  };
  const mentions = useMentions({
    resource,
    typed: visibility === 'internal' ? text.slice(0, caret) : null,
    taken: mentioned.map(({ name }) => name),
    onTake: (colleague, length) => {
      const before = `${text.slice(0, caret - length)}@${colleague.name} `;
      typeOn(before, {
        text: before + text.slice(caret).trimStart(),
        mentioned: [...mentioned, colleague],
      });
    },
    onNobody: () => {
      const before = `${text.slice(0, caret)}\n`;
      typeOn(before, { text: before + text.slice(caret) });
    },
  });
  const draft = useFormDraft<NoteValues & Values>({
    form: `note:${resource.name}:${id}`,
    base: EMPTY,
    // Who reads it is nothing that is lost without a word.
    values: form.isEmpty ? EMPTY : { ...form.values },
    setValues: form.takeUp,
    submission: form.submission,
  });
  // What goes to the client says everything; inside the firm braces are text like any other.
  const open = visibility === 'client' ? placeholdersIn(text) : [];
  const insert = (reply: string) => {
    form.setValues({ text: form.isEmpty ? reply : `${text.trimEnd()}\n\n${reply}`, visibility: 'client' });
    // Once the list is closed and the words are there.
    requestAnimationFrame(() => selectPlaceholder(inputRef.current));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSent || event.nativeEvent.isComposing) return mentions.inputProps.onKeyDown(event);
    event.preventDefault();
    void form.submit();
  };
  // Files are kept nowhere: whoever leaves before the host has them would lose them with a refusal.
  const leave = useLeaveGuard(files.good.length > 0 || (!form.isEmpty && !form.isSubmitting));
  return (
    <form {...form.formProps} className={styles.composer} data-visibility={visibility}>
      <DraftNotice offer={draft.offer} />
      <NoteReaders value={visibility} onChange={(one) => form.setFieldValue('visibility', one)} />
      <Textarea
        ref={inputRef}
        variant="unstyled"
        classNames={TEXT}
        dir={typedDirection(text)}
        rows={2}
        aria-invalid={textLength(text) > NOTE_MAX || open.length > 0 || undefined}
        aria-describedby={`${countId} ${openId}`}
        aria-label={t('thread:notePlaceholder')}
        placeholder={t('thread:notePlaceholder')}
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget;
          form.setValues({
            text: value,
            // Whose name was erased is not meant by one that begins like it; what is cut may be pasted elsewhere.
            ...(isErasing(event.nativeEvent) && {
              mentioned: mentioned.filter(({ name }) => value.includes(`@${name}`)),
            }),
          });
          setCaret(event.currentTarget.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        {...mentions.inputProps}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={handleKeyDown}
      />
      <MentionList {...mentions.list} />
      <OpenPlaces id={openId} names={open} onChoose={(name) => selectPlaceholder(inputRef.current, name)} />
      {attached.isOpen && <NoteFiles files={files} progress={attached.progress} />}
      <div className={styles.foot}>
        {!attached.isOpen && mayAttach && (
          <PassFocus to={chooser}>
            <Button size="small" variant="secondary" onClick={attached.open}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden="true" />
              {t('thread:attach')}
            </Button>
          </PassFocus>
        )}
        <RepliesButton resource={resource} id={id} onInsert={insert} />
        {!form.isEmpty && (
          <span id={countId}>
            <CharacterCount text={text} max={NOTE_MAX} />
          </span>
        )}
        <BusyButton type="submit" isBusy={form.isSubmitting}>
          {t(visibility === 'client' ? 'thread:sendNote' : 'thread:addNote')}
        </BusyButton>
      </div>
      {!isAsking && <FormFailure id={form.panelId} title={failureTitle} message={form.failure} />}
      {isAsking && (
        <SendNoteDialog
          text={text.trim()}
          fileNames={files.good.map(({ name }) => name)}
          isBusy={form.isSubmitting}
          error={error}
          errorTitle={failureTitle}
          onConfirm={() => void form.submit()}
          onCancel={() => setAsking(false)}
        />
      )}
      {leave.isAsking && (
        <LeaveDialog isKept={files.good.length === 0} onStay={leave.stay} onLeave={leave.leave} />
      )}
    </form>
  );
}

const TEXT = { input: styles.text ?? '' };

const isErasing = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType.startsWith('delete') && event.inputType !== 'deleteByCut';
