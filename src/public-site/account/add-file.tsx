import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILES_MAX } from '#contract/file-rules.ts';
import type { Matter } from '#contract/matter.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { usePlaceIn } from '#ui/layout/use-place-in.ts';
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
  const draft = useDocumentDraft(kind, id);
  const { files, lostNames, hasWrong, idempotencyKey, isSending, beginAnew, forget } = draft;
  const [progress, setProgress] = useState<number | null>(null);
  const [wasTried, setWasTried] = useState(false);
  /** What was sent last. */
  const [tried, setTried] = useState<File | null>(null);
  const [file = null] = files.good;

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
      onSettled: () => setProgress(null),
    },
  );
  const form = useSchemaForm<{ document: File | null }, File>({
    initialValues: { document: file },
    isSafeToRepeat: true,
    validate: ({ document }) =>
      document === null ? { isValid: false, issues: {} } : { isValid: true, value: document },
    onInvalid: () => setWasTried(true),
    onSubmit: async (sent) => {
      setTried(sent);
      try {
        await upload.mutateAsync(sent);
      } catch (error) {
        if (error instanceof AppFailure) {
          files.tell('attachments', error.fields);
          if (error.code === 'idempotencyMismatch') beginAnew();
        }
        throw error;
      }
    },
  });
  const { setValues } = form;
  // Another one than what waits for the line is not sent in its place.
  useEffect(() => setValues({ document: file }), [file, setValues]);
  // What sends a file goes with it.
  const chooser = usePlaceIn(form.formProps.ref, 'input[type="file"]');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void form.submit();
  };

  if (count >= FILES_MAX) return <p className={styles.quiet}>{t('requestDetail:filesFull')}</p>;
  // It is about that file, and goes with it.
  const failure = files.chosen.some((each) => each.file === tried) ? form.failure : null;
  return (
    <form {...form.formProps} onSubmit={handleSubmit} className={styles.reply}>
      <LiveRegion>
        {lostNames.length > 0 && (
          <LazyBoundary>
            <LostFiles names={lostNames} words={t('requestForm:attachAgain')}>
              <Button variant="secondary" onClick={forget}>
                {t('common:remove')}
              </Button>
            </LostFiles>
          </LazyBoundary>
        )}
      </LiveRegion>
      <FilePicker
        files={files}
        progress={progress}
        label={t('requestDetail:addFile')}
        hint={t('requestDetail:addFileHint')}
        error={wasTried && hasWrong ? t('requestForm:filesWrong') : undefined}
      />
      <FormFailure id={form.panelId} message={failure} />
      <div role="status">
        {upload.data && !file && (
          <p className={styles.quiet}>{t('requestDetail:fileAdded', { name: isolate(upload.data.name) })}</p>
        )}
      </div>
      {file && (
        <PassFocus to={chooser}>
          <Button
            type="submit"
            isLoading={isSending || form.isSubmitting}
            loadingLabel={t('requestForm:submitting')}
          >
            {t('requestDetail:addFileSend')}
          </Button>
        </PassFocus>
      )}
    </form>
  );
}
