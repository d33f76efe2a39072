import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { describeField } from '#contract/issues.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useNoteDraft } from '#providers/use-note-draft.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import styles from './matter-page.module.css';
import { type MatterKind, matterKinds } from './matters.ts';

interface ReplyFormProps {
  kind: MatterKind;
  id: number;
}

/** A word to the firm. */
export function ReplyForm({ kind, id }: ReplyFormProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [wasRefused, setWasRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useNoteDraft(matterKinds[kind].resource, id);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reply.isPending) return;
    setWasRefused(reply.isEmpty || reply.isTooLong);
    if (reply.isEmpty || reply.isTooLong) return field.current?.focus();
    reply.send({});
  };

  const problem = reply.isEmpty
    ? t('requestDetail.replyEmpty')
    : describeField({ code: 'maxLength', params: { max: NOTE_MAX } }, language);

  return (
    <form className={styles.reply} noValidate onSubmit={send}>
      <TextAreaField
        ref={field}
        label={t('requestDetail.reply')}
        rows={3}
        limit={NOTE_MAX}
        value={reply.text}
        onChange={(event) => {
          reply.change(event.currentTarget.value);
          setWasRefused(false);
        }}
        error={wasRefused ? problem : undefined}
      />
      {reply.error && <ErrorPanel>{describeFailure(reply.error, language)}</ErrorPanel>}
      <div role="status">
        {reply.isSuccess && reply.text === '' && (
          <p className={styles.quiet}>{t('requestDetail.replySent')}</p>
        )}
      </div>
      <Button type="submit" isLoading={reply.isPending} loadingLabel={t('requestForm.submitting')}>
        {t('requestDetail.replySend')}
      </Button>
    </form>
  );
}
