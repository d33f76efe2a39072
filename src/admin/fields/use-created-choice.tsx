import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '#contract/choices.ts';
import { halfKey } from '#contract/field-keys.ts';
import { isLocalized } from '#contract/field-kinds.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ReferenceField } from '#contract/kinds/reference.ts';
import type { ReferencesField } from '#contract/kinds/references.ts';
import type { Language } from '#contract/language.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { resourceNamed } from '#resources/index.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { useAccess, useWritable } from '../refine/use-access.ts';
import type { FieldChoice } from '../field-choice.ts';

/** In the place of a record's number: none of them is called so. */
const CREATE = 'create';

const CreateDialog = lazyPanelPart(async () => (await import('../form/create-dialog.tsx')).CreateDialog);

interface CreatedChoiceInput {
  field: ReferenceField | ReferencesField;
  /** A form in a dialog opens no other. */
  isInDialog: boolean;
  onCreated: (choice: FieldChoice) => void;
}

/** A further choice of a box that searches records: to make one of the name that was typed, without leaving the form. */
export function useCreatedChoice({ field, isInDialog, onCreated }: CreatedChoiceInput) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const target = resourceNamed(field.to);
  const mayCreate = useAccess(target.name, 'create').can;
  const { fields: writable = [] } = useWritable(target, { isNew: true });
  const [begun, setBegun] = useState<string | null>(null);
  const key = typedTitleKey(target, language);
  // What a definition narrows a field to may leave a new record out.
  const isOpen = !isNarrowed(field) && !('among' in field && field.among) && !isInDialog;
  // What has no place of its own in the panel is made where it belongs.
  const hasForm = target.menu !== false && target.onlyId === undefined && target.screens.create !== 'custom';
  const isOffered = isOpen && hasForm && mayCreate && key !== null && writable.includes(target.title);

  /** @param typed what has found no record of exactly this name */
  const choiceFor = (typed: string): FieldChoice[] =>
    isOffered && typed !== ''
      ? [{ value: CREATE, label: t('records:createNamed', { name: isolate(typed) }) }]
      : [];
  const dialog: ReactNode = begun !== null && key !== null && (
    <LazyBoundary>
      <CreateDialog
        resource={target}
        values={{ [key]: begun }}
        onClose={() => setBegun(null)}
        onCreated={(saved) => {
          setBegun(null);
          onCreated({ value: String(saved.id), label: titleOf(target, saved) });
        }}
      />
    </LazyBoundary>
  );
  return { choiceFor, isIt: (value: string) => value === CREATE, begin: setBegun, dialog };
}

/** The wire key of the name that records of a resource are known by, where it is typed; null where it is not. */
function typedTitleKey({ fields, title }: AnyResource, language: Language): string | null {
  const field = fields[title];
  if (!field || typeof emptyValue(field) !== 'string') return null;
  return isLocalized(field) ? halfKey(title, language) : title;
}
