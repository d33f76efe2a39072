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
  /** What was found together: each is decided by the same words. */
  conflicts: readonly [Conflict, ...Conflict[]];
  decision: ConflictDecision['decision'];
  onClose: () => void;
}

/** Clears a possible conflict, or walls colleagues off: with a sentence that is kept. */
export function DecideDialog({ resource, record, conflicts: found, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send, error } = useSendCall(resource);
  const keys = useRef(new Map<string, string>());
  /** Of several those that the host has taken: a second try is about the others. */
  const decided = useRef(new Set<number>());
  const [first] = found;
  const form = useDraftedForm({
    // Of several by the one that was found first, however they stand meanwhile.
    form: `decision:${resource.name}:${record.id}:${Math.min(...found.map(({ id }) => id))}:${decision}`,
    resource,
    initialValues: EMPTY,
    validate: (values) =>
      checkConflictDecision({
        ...named(first),
        decision,
        sentence: values.sentence,
        ...(decision === 'wall' ? { walled: values.walled } : {}),
      }),
    onSubmit: async (checked) => {
      for (const conflict of found.filter(({ id }) => !decided.current.has(id))) {
        const body = { ...checked, ...named(conflict) };
        const content = JSON.stringify(body);
        const idempotencyKey = keys.current.get(content) ?? newIdempotencyKey();
        keys.current.set(content, idempotencyKey);
        await send(decideConflictCall(resource, { id: record.id, body, idempotencyKey }));
        decided.current.add(conflict.id);
      }
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
      error={form.refusalOf(error)}
      refusal={isOutdated ? t('thread:conflictDecidedMeanwhile') : undefined}
      errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
      // By the form, which may wait for a colleague who is looked for.
      onConfirm={() => form.formProps.ref.current?.requestSubmit()}
      onCancel={onClose}
    >
      <ConflictPair conflicts={found} />
      <div className={conflicts.decided}>
        {outcomesOf(found).map((outcome) => (
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

/** What was decided of any of them; by the same words of several, once. */
const outcomesOf = (found: readonly Conflict[]): readonly Conflict['outcomes'][number][] => {
  const told = found.flatMap(({ outcomes }) => outcomes);
  const wordsOf = ({ decision, sentence, by }: (typeof told)[number]) =>
    JSON.stringify([decision, sentence, by]);
  return [...new Map(told.map((outcome) => [wordsOf(outcome), outcome])).values()];
};

/** Which one is meant, and what whoever decides has seen of it. */
const named = ({ id, outcomes }: Conflict) => ({
  conflictId: id,
  after: outcomes.at(-1)?.id ?? null,
});
