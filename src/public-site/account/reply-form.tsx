import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/describe-failure.ts';
import { newIdempotencyKey } from '#providers/idempotency-key.ts';
import { useAddNote } from '#providers/use-thread.ts';
import { useLanguage } from '#providers/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import styles from './matter-page.module.css';
import { type MatterKind, matterKinds } from './matters.ts';

/** In characters: as much as the host takes. */
const REPLY_MAX = 5000;

interface ReplyFormProps {
  kind: MatterKind;
  id: number;
}

/** A word to the firm. It stays in the field until the host has it, and is written once however often it is sent. */
export function ReplyForm({ kind, id }: ReplyFormProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef('');
  const reply = useAddNote(matterKinds[kind].resource, id);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reply.isPending) return;
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    key.current ||= newIdempotencyKey();
    reply.mutate(
      { text: text.trim(), idempotencyKey: key.current },
      {
        onSuccess: () => {
          setText('');
          key.current = '';
        },
      },
    );
  };

  return (
    <form className={styles.reply} noValidate onSubmit={send}>
      <TextAreaField
        ref={field}
        label={t('requestDetail.reply')}
        rows={3}
        maxLength={REPLY_MAX}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsEmpty(false);
          // Other words are another note.
          if (reply.error) key.current = '';
        }}
        error={isEmpty ? t('requestDetail.replyEmpty') : undefined}
      />
      {reply.error && <ErrorPanel>{describeFailure(reply.error, language)}</ErrorPanel>}
      <div role="status">
        {reply.isSuccess && text === '' && <p className={styles.quiet}>{t('requestDetail.replySent')}</p>}
      </div>
      <Button type="submit" isLoading={reply.isPending} loadingLabel={t('requestForm.submitting')}>
        {t('requestDetail.replySend')}
      </Button>
    </form>
  );
}
