import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Conflict, type ConflictDecision, checkConflictDecision } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { longText } from '#contract/fields.ts';
import { decideConflictCall } from '#providers/calls/conflict-calls.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { newIdempotencyKey } from '#providers/http/idempotency-key.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import styles from '../actions/action-dialog.module.css';
import { ActionFields } from '../actions/action-fields.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { ConflictPair } from './conflict-pair.tsx';
import conflicts from './conflicts.module.css';
import { OutcomeText } from './outcome-text.tsx';
import { WalledInput } from './walled-input.tsx';

const sentence = longText({
  label: { ar: 'السبب', en: 'Reason' },
  help: { ar: 'يُحفظ كما تكتبه، ولا يمكن تعديله.', en: 'Kept as you write it. It cannot be changed.' },
  max: NOTE_MAX,
});
const EMPTY: { sentence: string; walled: number[] } = { sentence: '', walled: [] };

interface DecideDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  conflict: Conflict;
  decision: ConflictDecision['decision'];
  onClose: () => void;
}

/** Clears a possible conflict, or walls colleagues off: with a sentence that is kept. */
export function DecideDialog({ resource, record, conflict, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send, error } = useSendCall(resource);
  const tried = useRef({ content: '', key: '' });
  const form = useDraftedForm({
    form: `decision:${resource.name}:${record.id}:${conflict.id}:${decision}`,
    resource,
    initialValues: EMPTY,
    validate: (values) =>
      checkConflictDecision({
        conflictId: conflict.id,
        decision,
        sentence: values.sentence,
        after: conflict.outcomes.at(-1)?.id ?? null,
        ...(decision === 'wall' ? { walled: values.walled } : {}),
      }),
    onSubmit: async (body) => {
      const content = JSON.stringify(body);
      if (tried.current.content !== content) tried.current = { content, key: newIdempotencyKey() };
      await send(decideConflictCall(resource, { id: record.id, body, idempotencyKey: tried.current.key }));
      notify({ type: 'success', message: t('thread:conflictDecided') });
      form.forget();
      onClose();
    },
  });
  const isOutdated = error instanceof AppFailure && error.code === 'conflict';
  const title = t(decision === 'wall' ? 'thread:conflictWall' : 'thread:conflictClear');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      isBusy={form.isSubmitting}
      isDrafted={form.isDrafted}
      error={error}
      refusal={isOutdated ? t('thread:conflictDecidedMeanwhile') : undefined}
      errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ConflictPair conflict={conflict} />
      <div className={conflicts.decided}>
        {conflict.outcomes.map((outcome) => (
          <OutcomeText key={outcome.id} outcome={outcome} />
        ))}
      </div>
      <form {...form.formProps} className={styles.form}>
        <DraftNotice offer={form.offer} />
        <ActionFields resource={resource} fields={{ sentence }} form={form} />
        {decision === 'wall' && <WalledInput resource={resource} form={form} />}
      </form>
    </ConfirmDialog>
  );
}
