import { Modal } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { useNotify } from '../refine/use-notify.ts';
import { RecordForm } from './record-form.tsx';
import { useIsSaved } from './use-is-saved.ts';
import { useRecordForm } from './use-record-form.ts';

interface CreateDialogProps {
  resource: AnyResource;
  /** What the fields show at first. */
  values: Values;
  onCreated: (saved: Values & { id: number }) => void;
  onClose: () => void;
}

/** The form of a new record over another form, which is as it was when it closes. */
export function CreateDialog({ resource, values, onCreated, onClose }: CreateDialogProps) {
  const { t } = useTranslation(['panel', 'common', 'toast']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { isSaved, markSaved } = useIsSaved();
  const hasBegun = useRef(false);
  useReturnFocus();
  const form = useRecordForm({
    resource,
    draft: values,
    onSaved: (saved) => {
      const { id } = saved;
      markSaved();
      // A host that does not tell which it is leaves the choice to the list.
      if (typeof id !== 'number') return onClose();
      const made = { ...saved, id };
      notify({ type: 'success', message: t('toast:created'), description: titleOf(resource, made) });
      onCreated(made);
    },
  });
  // Whoever leaves while the call is under way would not learn what came of it.
  const handleClose = () => {
    if (!form.isSaving) onClose();
  };
  return (
    <Modal
      opened
      onClose={handleClose}
      title={<strong>{t('panel:newRecord', { name: inSentence(resource.labels.one[language]) })}</strong>}
      closeButtonLabel={t('common:close')}
      size="xl"
      centered
    >
      {/* The dialog gives it the focus once, which goes on to the first field with nothing in it. */}
      <div
        tabIndex={-1}
        data-autofocus
        style={{ outline: 0 }}
        onFocus={() => {
          if (!hasBegun.current) form.startAt('empty');
          hasBegun.current = true;
        }}
      >
        <RecordForm resource={resource} form={form} isSaved={isSaved} onCancel={handleClose} />
      </div>
    </Modal>
  );
}
