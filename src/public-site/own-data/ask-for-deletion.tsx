import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '#contract/fields.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useCreateRecord } from '#providers/use-record-writes.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './own-data-page.module.css';

const REASONS = deletionRequests.fields.reason;

/** A wish with a reason, chosen and not written: nothing more is kept of it. */
export function AskForDeletion() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const ask = useCreateRecord(deletionRequests);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    setIsMissing(reason === '');
    if (reason === '') return field.current?.focus();
    ask.mutate({ reason });
  };
  return (
    <form className={styles.ask} noValidate onSubmit={send}>
      <SelectField
        ref={field}
        label={t('ownData.reason')}
        placeholder={t('ownData.reasonPlaceholder')}
        options={optionsOf(REASONS).map((value) => ({ value, label: REASONS.options[value][language] }))}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setIsMissing(false);
        }}
        error={isMissing ? t('ownData.reasonMissing') : undefined}
      />
      {ask.error && (
        <ErrorPanel title={t('ownData.askFailed')}>{describeFailure(ask.error, language)}</ErrorPanel>
      )}
      <Button type="submit" variant="danger" isLoading={ask.isPending} loadingLabel={t('ownData.asking')}>
        {t('ownData.ask')}
      </Button>
    </form>
  );
}
