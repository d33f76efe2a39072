import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILES_MAX } from '#contract/file-rules.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { newIdempotencyKey } from '#providers/idempotency-key.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { useChosenFiles } from '#ui/use-chosen-files.ts';
import { isolate } from '#ui/isolate.ts';
import { useSend } from '../queries/use-call.ts';
import styles from './matter-page.module.css';
import { type MatterKind, matterKinds } from './matters.ts';

interface AddFileProps {
  kind: MatterKind;
  id: number;
  /** How many there are already. */
  count: number;
}

/** One more document for the firm, added once however often it is sent. */
export function AddFile({ kind, id, count }: AddFileProps) {
  const { t } = useTranslation();
  const { resource } = matterKinds[kind];
  const files = useChosenFiles(1);
  const [progress, setProgress] = useState<number | null>(null);
  const keys = useRef(new WeakMap<File, string>());
  const [file] = files.good;

  const upload = useSend(
    async (sent: File) => {
      const idempotencyKey = keys.current.get(sent) ?? newIdempotencyKey();
      keys.current.set(sent, idempotencyKey);
      const { addAttachmentCall } = await import('#providers/calls/file-calls.ts');
      return addAttachmentCall(resource, { id, file: sent, idempotencyKey });
    },
    {
      resource,
      onProgress: setProgress,
      onSuccess: () => files.clear(),
      onError: (error) => files.tell('attachments', error instanceof AppFailure ? error.fields : {}),
      onSettled: () => setProgress(null),
    },
  );
  // The picker holds what was chosen, with what is wrong with it.
  const form = useSchemaForm<Record<never, never>, File>({
    initialValues: {},
    validate: () => (file ? { isValid: true, value: file } : { isValid: false, issues: {} }),
    onSubmit: async (sent) => {
      await upload.mutateAsync(sent);
    },
  });

  if (count >= FILES_MAX) return <p className={styles.quiet}>{t('requestDetail.filesFull')}</p>;
  return (
    <form className={styles.reply} {...form.formProps}>
      <FilePicker
        files={files}
        progress={progress}
        label={t('requestDetail.addFile')}
        hint={t('requestDetail.addFileHint')}
      />
      <FormFailure id={form.panelId} message={form.failure} />
      <div role="status">
        {upload.data && !file && (
          <p className={styles.quiet}>{t('requestDetail.fileAdded', { name: isolate(upload.data.name) })}</p>
        )}
      </div>
      {file && (
        <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('requestForm.submitting')}>
          {t('requestDetail.addFileSend')}
        </Button>
      )}
    </form>
  );
}
