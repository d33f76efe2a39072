import { SegmentedControl, Textarea } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import type { Values } from '#contract/record-schemas.ts';
import { describeError } from '#contract/describe-error.ts';
import { textLength } from '#contract/text-length.ts';
import { VISIBILITIES, type Visibility } from '#contract/thread.ts';
import { useNotify } from '../refine/use-notify.ts';
import { addNoteCall } from '#providers/calls/thread-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { type NoteValues, useNoteForm } from '#providers/forms/use-note-form.ts';
import { CharacterCount } from '#ui/fields/character-count.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { typedDirection } from '#ui/fields/typed-direction.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { BusyButton } from '../busy-button.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import styles from './composer.module.css';

interface ComposerProps {
  resource: AnyResource;
  id: number;
  inputRef: RefObject<HTMLTextAreaElement>;
}

const EMPTY: NoteValues & Values = { text: '', visibility: 'internal' };

const LOOKS = {
  internal: { words: 'adminRequests:noteInternal', Icon: IconLock },
  client: { words: 'adminRequests:noteClient', Icon: IconEye },
} as const satisfies Record<Visibility, unknown>;

/** Where notes are written: inside the firm unless the person says otherwise, and then not before they have seen it. */
export function Composer({ resource, id, inputRef }: ComposerProps) {
  const { t } = useTranslation(['thread', 'adminRequests']);
  const { language } = useLanguage();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const countId = useId();
  const failureTitle = describeError('noteFailed', { language, messages: resource.messages });
  const { send, error } = useSendCall(resource);
  const form = useNoteForm(resource, {
    send: (note) => send(addNoteCall(resource, id, note)),
    initialValues: EMPTY,
    mayBeSent: ({ visibility: readers }) => {
      const needsYes = readers === 'client' && !isAsking;
      if (needsYes) setAsking(true);
      return !needsYes;
    },
    onInvalid: () => inputRef.current?.focus(),
    onSent: () => {
      notify({ type: 'success', message: t('thread:noteAdded') });
      form.setFieldValue('visibility', 'internal');
      setAsking(false);
      inputRef.current?.focus();
    },
  });
  const { text, visibility = 'internal' } = form.values;
  const draft = useFormDraft<NoteValues & Values>({
    form: `note:${resource.name}:${id}`,
    base: EMPTY,
    // Who reads it is nothing that is lost without a word.
    values: form.isEmpty ? EMPTY : { ...form.values },
    setValues: form.setValues,
  });
  const leave = useLeaveGuard(!form.isEmpty && !form.isSubmitting);
  return (
    <form {...form.formProps} className={styles.composer} data-visibility={visibility}>
      <DraftNotice offer={draft.offer} />
      <SegmentedControl
        aria-label={t('thread:whoReads')}
        className={styles.readers}
        classNames={READER}
        value={visibility}
        onChange={(one: Visibility) => form.setFieldValue('visibility', one)}
        data={VISIBILITIES.map((one) => ({ value: one, label: <Reader one={one} /> }))}
      />
      <Textarea
        ref={inputRef}
        variant="unstyled"
        classNames={TEXT}
        dir={typedDirection(text)}
        rows={2}
        aria-invalid={textLength(text) > NOTE_MAX || undefined}
        aria-describedby={countId}
        aria-label={t('adminRequests:notePlaceholder')}
        placeholder={t('adminRequests:notePlaceholder')}
        value={text}
        onChange={(event) => form.setFieldValue('text', event.currentTarget.value)}
      />
      <div className={styles.foot}>
        {!form.isEmpty && (
          <span id={countId}>
            <CharacterCount text={text} max={NOTE_MAX} />
          </span>
        )}
        <BusyButton type="submit" isBusy={form.isSubmitting}>
          {t(visibility === 'client' ? 'thread:sendNote' : 'adminRequests:addNote')}
        </BusyButton>
      </div>
      {!isAsking && <FormFailure id={form.panelId} title={failureTitle} message={form.failure} />}
      {isAsking && (
        <ConfirmDialog
          title={t('thread:confirmTitle')}
          confirmLabel={t('thread:sendNote')}
          isBusy={form.isSubmitting}
          error={error}
          errorTitle={failureTitle}
          onConfirm={() => void form.submit()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('thread:confirmBody')}</p>
          <UserText as="p" className={styles.preview}>
            {text.trim()}
          </UserText>
        </ConfirmDialog>
      )}
      {leave.isAsking && <LeaveDialog isKept onStay={leave.stay} onLeave={leave.leave} />}
    </form>
  );
}

function Reader({ one }: { one: Visibility }) {
  const { t } = useTranslation(['adminRequests']);
  const { words, Icon } = LOOKS[one];
  return (
    <>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {t(words)}
    </>
  );
}

const TEXT = { input: styles.text ?? '' };

/** Which of them is chosen has a colour of its own. */
const READER = {
  label: styles.reader ?? '',
  labelActive: styles.readerWords ?? '',
  controlActive: styles.readerGround ?? '',
};
