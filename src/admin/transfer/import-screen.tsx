import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ImportReport } from '#contract/import-report.ts';
import { useSendOnce } from '#providers/forms/use-send-once.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { type ImportMode, importCall, importReportIn } from '#providers/calls/import-call.ts';
import type { Notification } from '#providers/notifications/notification-provider.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { BusyButton } from '../busy-button.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { useStaleNotice } from '../drafts/use-stale-notice.ts';
import { useAwayNotice } from '../form/use-away-notice.ts';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { listPath } from '../list/remembered-lists.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportErrors } from './import-errors.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './import-screen.module.css';
import { saveLeftOut } from './save-left-out.ts';

/** Takes records from a file: chosen, looked at, and only then saved. */
export function ImportScreen({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['transfer', 'common']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const notify = useNotify();
  const inputId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportReport>();
  const look = useSendCall();
  const save = useSendCall(resource);
  const away = useAwayNotice({ title: t('transfer:failed'), isTyped: false });
  const leave = useLeaveGuard(save.isPending);
  useStaleNotice(t('transfer:staleBody'));
  const once = useSendOnce<ReturnType<typeof markOf>>();

  const lookInto = (chosen: File) =>
    look.send(importCall(resource, { file: chosen, mode: 'look' })).then(setPreview, shownByScreen);
  const saveRows = (chosen: File, mode: 'all' | 'skipWrong') =>
    once
      .send(markOf(chosen, mode), (idempotencyKey) =>
        save.send(importCall(resource, { file: chosen, mode, toldAt: preview?.readAt, idempotencyKey })),
      )
      .then(
        (saved) => {
          once.beginAnew();
          if (!away.isHere()) return notify(resultOf(saved));
          notify({ type: 'success', message: t('transfer:done') });
          // What was left out is still to be corrected: it stays in sight.
          if (saved.wrong > 0) setPreview(saved);
          else void navigate(listPath(resource), { replace: true });
        },
        (failure: unknown) => {
          if (!away.isHere()) away.notifyElsewhere(failure);
        },
      )
      .finally(leave.stay);
  /** For whoever has gone elsewhere: the rows that were left out are nowhere else. */
  const resultOf = ({ wrong, leftOut }: ImportReport): Notification => ({
    type: 'success',
    message: t('transfer:done'),
    ...(leftOut === null
      ? {}
      : {
          description: t('transfer:leftOut', { count: wrong }),
          stays: true,
          action: { label: t('transfer:downloadLeftOut'), onPress: () => saveLeftOut(leftOut) },
        }),
  });

  const handleChoose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [chosen = null] = input.files ?? [];
    setFile(chosen);
    save.reset();
    look.reset();
    setPreview(undefined);
    if (chosen) void lookInto(chosen);
    // The same file, corrected, can be chosen again.
    input.value = '';
    input.focus({ preventScroll: true });
  };

  // Somebody may have changed a record since the look: then the refusal says what is wrong now.
  const refused = save.error instanceof AppFailure ? importReportIn(resource, save.error.data) : null;
  const report = refused ?? preview;
  const error = save.error ?? look.error;
  const savable = report && !report.isDone ? report.created + report.changed : 0;
  const isBusy = look.isPending || save.isPending;
  const mode = report?.errorCount === 0 ? 'all' : 'skipWrong';
  return (
    <>
      <ScreenHead
        title={t('transfer:importOf', { name: resource.labels.many[language] })}
        back={<Breadcrumbs resource={resource} current={t('transfer:import')} />}
      />
      <div className={styles.screen}>
        <p>
          {t('transfer:intro')} {t('transfer:start')}
        </p>
        <div className={styles.choose}>
          <input
            id={inputId}
            type="file"
            className="visually-hidden"
            accept=".csv,.xlsx,text/csv"
            // Not `disabled`, which would take the focus away.
            aria-disabled={isBusy}
            onClick={(event) => isBusy && event.preventDefault()}
            onChange={handleChoose}
          />
          {/* The browser's own button speaks the browser's language. */}
          <label htmlFor={inputId}>{t('transfer:choose')}</label>
          {file && <bdi dir="auto">{file.name}</bdi>}
        </div>
        {error && <ErrorPanel title={t('transfer:failed')}>{describeFailure(error, language)}</ErrorPanel>}
        <LiveRegion>
          {look.isPending ? (
            <Notice>{t('transfer:checking')}</Notice>
          ) : (
            report && <ImportOutcome report={report} />
          )}
        </LiveRegion>
        {report && !look.isPending && <ImportErrors report={report} />}
        {savable > 0 && file && !look.isPending && (
          <PassFocus>
            <BusyButton
              size="md"
              variant={mode === 'all' ? 'filled' : 'default'}
              isBusy={save.isPending}
              onClick={() => void saveRows(file, mode)}
            >
              {mode === 'all' ? t('transfer:confirm') : t('transfer:confirmOthers', { count: savable })}
            </BusyButton>
          </PassFocus>
        )}
        {report && !look.isPending && <ImportChanges resource={resource} report={report} />}
      </div>
      {leave.isAsking && (
        <ConfirmDialog
          title={t('transfer:leaveTitle')}
          cancelLabel={t('common:stay')}
          confirmLabel={t('common:leave')}
          onConfirm={leave.leave}
          onCancel={leave.stay}
        >
          {t('transfer:leaveBody')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** `error` of the call has it. */
const shownByScreen = (): void => {};

/** By which a file is known: chosen once more it is the same one, as long as nobody has written it since. */
const markOf = ({ name, size, lastModified }: File, mode: ImportMode) => ({ name, size, lastModified, mode });
