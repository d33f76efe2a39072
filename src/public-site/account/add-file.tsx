import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILES_MAX } from '#contract/file-rules.ts';
import type { Matter } from '#contract/matter.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useOnReconnect } from '#providers/browser/use-on-reconnect.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { useSend } from '../queries/use-call.ts';
import { LostFiles } from '../sending/lazy-lost-files.ts';
import styles from './matter-page.module.css';
import { useDocumentDraft } from './use-document-draft.ts';

interface AddFileProps {
  kind: Matter;
  id: number;
  /** How many there are already. */
  count: number;
}

/** One more document for the firm, added once however often it is sent. */
export function AddFile({ kind, id, count }: AddFileProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm', 'common']);
  const { language } = useLanguage();
  const draft = useDocumentDraft(kind, id);
  const { files, lostNames, idempotencyKey, isSending, beginAnew, forget } = draft;
  const [progress, setProgress] = useState<number | null>(null);
  /** What waits for the line. */
  const [unsent, setUnsent] = useState<File | null>(null);
  const [file] = files.good;

  const upload = useSend(
    async (sent: File) => {
      const { addAttachmentCall } = await import('#providers/calls/file-calls.ts');
      return addAttachmentCall(kind, { id, file: sent, idempotencyKey });
    },
    {
      resource: kind,
      mutationKey: [draft.draftForm],
      onProgress: setProgress,
      onSuccess: forget,
      onError: (error) => {
        files.tell('attachments', error instanceof AppFailure ? error.fields : {});
        if (!(error instanceof AppFailure)) return;
        if (error.code === 'network') setUnsent(file ?? null);
        if (error.code === 'idempotencyMismatch') beginAnew();
      },
      onSettled: () => setProgress(null),
    },
  );
  const send = () => {
    setUnsent(null);
    if (file && !isSending) upload.mutate(file);
  };
  // It is about that file, and goes with it.
  const failure = files.chosen.some((each) => each.file === upload.variables) ? upload.error : null;
  useOnReconnect(unsent !== null && unsent === file, send);

  if (count >= FILES_MAX) return <p className={styles.quiet}>{t('requestDetail:filesFull')}</p>;
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {lostNames.length > 0 && (
        <LazyBoundary>
          <LostFiles names={lostNames} words={t('requestForm:attachAgain')}>
            <Button variant="secondary" onClick={forget}>
              {t('common:remove')}
            </Button>
          </LostFiles>
        </LazyBoundary>
      )}
      <FilePicker
        files={files}
        progress={progress}
        label={t('requestDetail:addFile')}
        hint={t('requestDetail:addFileHint')}
      />
      {failure && <ErrorPanel>{describeFailure(failure, language)}</ErrorPanel>}
      <div role="status">
        {upload.data && !file && (
          <p className={styles.quiet}>{t('requestDetail:fileAdded', { name: isolate(upload.data.name) })}</p>
        )}
      </div>
      {file && (
        <Button type="submit" isLoading={isSending} loadingLabel={t('requestForm:submitting')}>
          {t('requestDetail:addFileSend')}
        </Button>
      )}
    </form>
  );
}
