import { toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import { type Action, actionLabel } from '#contract/actions.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { ActionCheck } from '../capabilities/action-capability.ts';
import { capabilityOf } from '../capabilities/action-capabilities.ts';
import { useRunRecordAction } from '../held-changes/use-run-record-action.ts';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { initialInput } from '../form/form-values.ts';
import { ActionQuestion } from './action-question.tsx';

interface ActionDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  name: string;
  action: Action;
  onClose: () => void;
}

/** Asks, takes what the action wants to know, and runs it. */
export function ActionDialog({ resource, record, name, action, onClose }: ActionDialogProps) {
  const { language } = useLanguage();
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
  const error = form.refusalOf(run.error);
  const ask = (check: ActionCheck) => (
    <ActionQuestion
      resource={resource}
      record={record}
      action={action}
      label={label}
      form={form}
      error={error}
      check={check}
      onClose={onClose}
    />
  );
  const capability = capabilityOf(action);
  if (!capability) return ask(NOTHING_AGAINST);
  return (
    <capability.Check resource={resource} record={record} action={action} form={form}>
      {ask}
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
