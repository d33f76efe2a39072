import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { importReportSchema } from '#contract/import-report.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { recordKeys } from '#providers/record-keys.ts';
import { showToast } from '#providers/toasts.tsx';
import { importRecords } from '#providers/transfer.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Notice } from '#ui/notice.tsx';
import { BackLink } from '../chrome/back-link.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { listPath } from '../list/remembered-lists.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './import-screen.module.css';

/** Takes records from a file: chosen, looked at, and only then saved. */
export function ImportScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const role = useSession()?.user.lastRole ?? null;
  const inputId = useId();
  const [file, setFile] = useState<File | null>(null);
  const look = useMutation({
    mutationFn: (chosen: File) => importRecords(resource, { file: chosen, isDryRun: true }),
  });
  const save = useMutation({
    mutationFn: (chosen: File) => importRecords(resource, { file: chosen, isDryRun: false }),
    onSuccess: () => {
      showToast({ tone: 'success', title: t('transfer.done') });
      void navigate(listPath(resource), { replace: true });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource.name) }),
  });

  const handleChoose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [chosen = null] = input.files ?? [];
    setFile(chosen);
    save.reset();
    look.reset();
    if (chosen) look.mutate(chosen);
    // The same file, corrected, can be chosen again.
    input.value = '';
  };

  // Somebody may have changed a record since the look: then the refusal says what is wrong now.
  const refused =
    save.error instanceof AppFailure
      ? importReportSchema(resource, role).safeParse(save.error.data).data
      : null;
  const report = refused ?? look.data;
  const error = save.error ?? look.error;
  const isReady = report !== undefined && report.errorCount === 0 && report.created + report.changed > 0;
  return (
    <>
      <ScreenHead
        title={t('transfer.importOf', { name: resource.labels.many[language] })}
        back={<BackLink resource={resource} />}
      />
      <div className={styles.screen}>
        <p>
          {t('transfer.intro')} {t('transfer.start')}
        </p>
        <div className={styles.choose}>
          <input
            id={inputId}
            type="file"
            className="visually-hidden"
            accept=".csv,.xlsx,text/csv"
            disabled={look.isPending || save.isPending}
            onChange={handleChoose}
          />
          {/* The browser's own button speaks the browser's language. */}
          <label htmlFor={inputId}>{t('transfer.choose')}</label>
          {file && <bdi dir="auto">{file.name}</bdi>}
        </div>
        {look.isPending && (
          <Notice isLive>
            <span>{t('transfer.checking')}</span>
          </Notice>
        )}
        {error && <ErrorPanel title={t('transfer.failed')}>{describeFailure(error, language)}</ErrorPanel>}
        {report && !look.isPending && <ImportPreview report={report} />}
        {isReady && file && (
          <div>
            <Button isLoading={save.isPending} onClick={() => save.mutate(file)}>
              {t('transfer.confirm')}
            </Button>
          </div>
        )}
        {report && !look.isPending && <ImportChanges resource={resource} report={report} />}
      </div>
    </>
  );
}
