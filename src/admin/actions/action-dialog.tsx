import { useTranslation } from 'react-i18next';
import { toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import { type Action, actionLabel } from '#contract/actions.ts';
import { titleOf } from '#contract/title-of.ts';
import { isConflict } from '#providers/http/app-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { ActionCheck } from '../capabilities/action-capability.ts';
import { capabilityOf } from '../capabilities/action-capabilities.ts';
import { useRunRecordAction } from '../held-changes/use-run-record-action.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { initialInput } from '../form/form-values.ts';
import { PlaceClock } from '../places/place-clock.tsx';
import styles from './action-dialog.module.css';
import { ActionFields } from './action-fields.tsx';
import { BusyButton } from '../busy-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useActionWords } from './use-action-words.ts';

interface ActionDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  name: string;
  action: Action;
  onClose: () => void;
}

/** Asks, takes what the action wants to know, and runs it. */
export function ActionDialog({ resource, record, name, action, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const words = useActionWords(resource);
  const label = actionLabel(action, record)[language];
  const run = useRunRecordAction(resource, record);
  const fields = action.input ?? {};
  const form = useDraftedForm({
    form: `move:${resource.name}:${record.id}:${name}`,
    resource,
    fields,
    initialValues: initialInput(fields, record),
    version: record.version,
    movesOf: resource,
    validate: (values) => toValidationResult(inputSchema(fields).safeParse(values)),
    onSubmit: async (input) => {
      await run.mutateAsync({ action: name, input, onHeld: form.holdFor, onMade: form.forget });
      onClose();
    },
  });
  // What was typed stands there to be taken along: it is not asked again, by Enter neither.
  const error = form.refusalOf(run.error);
  const isRefused = isConflict(error);
  const draw = ({ isKnown, isFree, mayOverrule, under, notice }: ActionCheck) => (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      errorTitle={words.title}
      errorReason={error ? words.reasonOf(error) : undefined}
      isDanger={action.danger === true}
      isBusy={form.isSubmitting}
      isChecking={!isKnown}
      isBlocked={!isFree}
      isDrafted={form.isDrafted}
      error={error}
      // By the form, which may wait for a record that is looked for.
      onConfirm={() => form.formProps.ref.current?.requestSubmit()}
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
            event.preventDefault();
            if (!isRefused && isKnown && isFree) void form.submit();
          }}
          className={styles.form}
        >
          <DraftNotice offer={form.offer} version={record.version} />
          <ActionFields resource={resource} fields={fields} record={record} form={form} under={under} />
          {notice(
            mayOverrule && !isRefused && (
              <BusyButton
                mt="xs"
                size="xs"
                color="red"
                variant="outline"
                isBusy={form.isSubmitting}
                onClick={() => void form.submit()}
              >
                {t('records:inSpiteOfClash', { label })}
              </BusyButton>
            ),
          )}
        </form>
      </PlaceClock>
    </ConfirmDialog>
  );
  const capability = capabilityOf(action);
  if (!capability) return draw(NOTHING_AGAINST);
  return (
    <capability.Check resource={resource} record={record} action={action} form={form}>
      {draw}
    </capability.Check>
  );
}

const NOTHING_AGAINST: ActionCheck = {
  isKnown: true,
  isFree: true,
  mayOverrule: false,
  under: {},
  notice: () => null,
};
