import { IconEye, IconLock } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { describeError } from '#contract/issues.ts';
import { VISIBILITIES, type Visibility } from '#contract/thread.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';
import { useNoteDraft } from '#providers/use-note-draft.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { typedDirection } from '#ui/typed-direction.ts';
import { UserText } from '#ui/user-text.tsx';
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
  const group = useId();
  const [visibility, setVisibility] = useState<Visibility>('internal');
  const [isAsking, setAsking] = useState(false);
  const note = useNoteDraft(resource, id);
  const countId = useId();

  const send = () =>
    note.send({ visibility }, () => {
      showToast({ tone: 'success', title: t('thread.noteAdded') });
      setVisibility('internal');
      setAsking(false);
      inputRef.current?.focus();
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (note.isEmpty || note.isTooLong) inputRef.current?.focus();
    else if (visibility === 'client') setAsking(true);
    else send();
  };
  const failure = note.error && !isAsking && (
    <ErrorPanel title={describeError('noteFailed', { language, messages: resource.messages })}>
      {describeFailure(note.error, language)}
    </ErrorPanel>
  );
  return (
    <form className={styles.composer} data-visibility={visibility} onSubmit={handleSubmit}>
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
                onChange={() => setVisibility(one)}
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
        dir={typedDirection(note.text)}
        rows={2}
        aria-invalid={note.isTooLong || undefined}
        aria-describedby={countId}
        aria-label={t('adminRequests.notePlaceholder')}
        placeholder={t('adminRequests.notePlaceholder')}
        value={note.text}
        onChange={(event) => note.change(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        {!note.isEmpty && (
          <span id={countId}>
            <CharacterCount text={note.text} max={NOTE_MAX} />
          </span>
        )}
        <Button type="submit" size="small" isLoading={note.isPending}>
          {t(visibility === 'client' ? 'thread.sendNote' : 'adminRequests.addNote')}
        </Button>
      </div>
      {failure}
      {isAsking && (
        <ConfirmDialog
          title={t('thread.confirmTitle')}
          confirmLabel={t('thread.sendNote')}
          isBusy={note.isPending}
          error={note.error}
          errorTitle={describeError('noteFailed', { language, messages: resource.messages })}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        >
          <p>{t('thread.confirmBody')}</p>
          <UserText as="p" className={styles.preview}>
            {note.text.trim()}
          </UserText>
        </ConfirmDialog>
      )}
    </form>
  );
}
