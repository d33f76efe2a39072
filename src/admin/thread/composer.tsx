import { IconEye, IconLock } from '@tabler/icons-react';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { describeError } from '#contract/issues.ts';
import { textLength } from '#contract/text-length.ts';
import { VISIBILITIES, type Visibility } from '#contract/thread.ts';
import { useNotify } from '../refine/use-notify.ts';
import { addNoteCall } from '#providers/calls/thread-calls.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useNoteForm } from '#providers/use-note-form.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { typedDirection } from '#ui/typed-direction.ts';
import { UserText } from '#ui/user-text.tsx';
import { useSendCall } from '../refine/use-send-call.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import styles from './composer.module.css';

interface ComposerProps {
  resource: AnyResource;
  id: number;
  inputRef: RefObject<HTMLTextAreaElement>;
}

const LOOKS = {
  internal: { words: 'adminRequests.noteInternal', Icon: IconLock },
  client: { words: 'adminRequests.noteClient', Icon: IconEye },
} as const satisfies Record<Visibility, unknown>;

/** Where notes are written: inside the firm unless the person says otherwise, and then not before they have seen it. */
export function Composer({ resource, id, inputRef }: ComposerProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const notify = useNotify();
  const group = useId();
  const [isAsking, setAsking] = useState(false);
  const countId = useId();
  const failureTitle = describeError('noteFailed', { language, messages: resource.messages });
  const { send, error } = useSendCall(resource);
  const form = useNoteForm(resource, {
    send: (note) => send(addNoteCall(resource, id, note)),
    initialValues: { text: '', visibility: 'internal' },
    mayBeSent: ({ visibility: readers }) => {
      const needsYes = readers === 'client' && !isAsking;
      if (needsYes) setAsking(true);
      return !needsYes;
    },
    onInvalid: () => inputRef.current?.focus(),
    onSent: () => {
      notify({ type: 'success', message: t('thread.noteAdded') });
      form.setFieldValue('visibility', 'internal');
      setAsking(false);
      inputRef.current?.focus();
    },
  });
  const { text, visibility = 'internal' } = form.values;
  return (
    <form {...form.formProps} className={styles.composer} data-visibility={visibility}>
      <fieldset className={styles.readers}>
        <legend className="visually-hidden">{t('thread.whoReads')}</legend>
        {VISIBILITIES.map((one) => {
          const { words: label, Icon } = LOOKS[one];
          return (
            <label key={one} className={styles.reader} data-reader={one}>
              <input
                type="radio"
                name={group}
                className="visually-hidden"
                checked={visibility === one}
                onChange={() => form.setFieldValue('visibility', one)}
              />
              <Icon size={16} stroke={1.6} aria-hidden="true" />
              {t(label)}
            </label>
          );
        })}
      </fieldset>
      <textarea
        ref={inputRef}
        className={styles.text}
        dir={typedDirection(text)}
        rows={2}
        aria-invalid={textLength(text) > NOTE_MAX || undefined}
        aria-describedby={countId}
        aria-label={t('adminRequests.notePlaceholder')}
        placeholder={t('adminRequests.notePlaceholder')}
        value={text}
        onChange={(event) => form.setFieldValue('text', event.currentTarget.value)}
      />
      <div className={styles.foot}>
        {!form.isEmpty && (
          <span id={countId}>
            <CharacterCount text={text} max={NOTE_MAX} />
          </span>
        )}
        <Button type="submit" size="small" isLoading={form.isSubmitting}>
          {t(visibility === 'client' ? 'thread.sendNote' : 'adminRequests.addNote')}
        </Button>
      </div>
      {!isAsking && <FormFailure id={form.panelId} title={failureTitle} message={form.failure} />}
      {isAsking && (
        <ConfirmDialog
          title={t('thread.confirmTitle')}
          confirmLabel={t('thread.sendNote')}
          isBusy={form.isSubmitting}
          error={error}
          errorTitle={failureTitle}
          onConfirm={() => void form.submit()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('thread.confirmBody')}</p>
          <UserText as="p" className={styles.preview}>
            {text.trim()}
          </UserText>
        </ConfirmDialog>
      )}
    </form>
  );
}
