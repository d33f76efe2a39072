import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toValidationResult } from '#contract/validation-result.ts';
import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isHoldable } from '#contract/held-moves.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ActionFields } from '../actions/action-fields.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { initialInput } from '../form/form-values.ts';
import { useRunSelection } from '../held-changes/use-run-selection.ts';
import { BulkConcerned } from './bulk-concerned.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import { useConcerned } from './use-concerned.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkActionProps {
  resource: AnyResource;
  selection: ListSelection;
  name: string;
  action: Action;
  onClose: () => void;
}

/** Asks, takes what the action wants to know once, and runs it on all chosen records. */
export function BulkActionDialog({ resource, selection, name, action, onClose }: BulkActionProps) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const fields = action.input ?? {};
  const bulk = useBulk({
    resource,
    selection,
    write: useRunSelection(resource, name, {
      onHeld: (id) => form.holdFor(id),
      onMade: () => form.forget(),
    }),
    isTyped: true,
    onDone: onClose,
  });
  const label = action.label[language];
  const possibleId = useId();
  const { areAllHere, movable } = useConcerned(resource, selection.selection, { move: name });
  const form = useDraftedForm({
    form: `moves:${resource.name}:${name}`,
    resource,
    fields,
    initialValues: initialInput(fields, {}),
    movesOf: resource,
    validate: (values) => toValidationResult(inputSchema(fields).safeParse(values)),
    onSubmit: bulk.runWithoutRefused ?? bulk.run,
  });
  return (
    <BulkDialog
      title={t('panel:chosen', { label, value: t('panel:records', { count: selection.count }) })}
      confirmLabel={label}
      isDanger={action.danger === true}
      whyImpossible={areAllHere && movable.length === 0 ? possibleId : undefined}
      isHeld={!action.input && isHoldable(resource, name)}
      bulk={bulk}
      onWithout={bulk.runWithoutRefused && (() => void form.submit())}
      onConfirm={() => void form.submit()}
      formRef={form.formProps.ref}
      onClose={onClose}
    >
      <DraftNotice offer={form.offer} />
      {action.confirm && <p>{action.confirm[language]}</p>}
      <BulkConcerned
        resource={resource}
        selection={selection.selection}
        move={name}
        possibleId={possibleId}
      />
      <ActionFields resource={resource} fields={fields} form={form} />
    </BulkDialog>
  );
}
