import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Action } from '#contract/actions.ts';
import type { Values } from '#contract/record-schemas.ts';
import { titleOf } from '#contract/title-of.ts';
import { isConflict } from '#providers/http/app-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { ActionCheck } from '../capabilities/action-capability.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { PlaceClock } from '../places/place-clock.tsx';
import styles from './action-dialog.module.css';
import { ActionFields } from './action-fields.tsx';
import { BusyButton } from '../busy-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useActionWords } from './use-action-words.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';

interface ActionQuestionProps {
  resource: AnyResource;
  record: AnyRecord;
  action: Action;
  label: string;
  form: ReturnType<typeof useDraftedForm<Values, unknown>>;
  /** Why the last try failed. */
  error: unknown;
  check: ActionCheck;
  onClose: () => void;
}

/** The dialog of an action, with what was found of the values that are filled in. */
export function ActionQuestion({
  resource,
  record,
  action,
  label,
  form,
  error,
  check,
  onClose,
}: ActionQuestionProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const words = useActionWords(resource);
  const submit = useCheckedSubmit(form, check);
  // What was typed stands there to be taken along: it is not asked again, by Enter neither.
  const isRefused = isConflict(error);
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      errorTitle={words.title}
      errorReason={error ? words.reasonOf(error) : undefined}
      isDanger={action.danger === true}
      isBusy={form.isSubmitting}
      isChecking={!check.isKnown}
      isBlocked={!check.isFree}
      isDrafted={form.isDrafted}
      error={error}
      onConfirm={submit.confirm}
      onCancel={onClose}
    >
      <p>
        <bdi dir="auto">{titleOf(resource, record)}</bdi>
      </p>
      {action.confirm && <p>{action.confirm[language]}</p>}
      <PlaceClock resource={resource} record={record}>
        <form
          {...form.formProps}
          onSubmit={(event) => {
            if (isRefused) event.preventDefault();
            else submit.handleSubmit(event);
          }}
          className={styles.form}
        >
          <DraftNotice offer={form.offer} version={record.version} />
          <ActionFields
            resource={resource}
            fields={action.input ?? {}}
            record={record}
            form={form}
            under={check.under}
          />
          {check.notice(
            check.mayOverrule && !isRefused && (
              <BusyButton
                mt="xs"
                size="xs"
                color="red"
                variant="outline"
                isBusy={form.isSubmitting}
                onClick={submit.overrule}
              >
                {t('records:inSpiteOfClash', { label })}
              </BusyButton>
            ),
          )}
        </form>
      </PlaceClock>
    </ConfirmDialog>
  );
}
