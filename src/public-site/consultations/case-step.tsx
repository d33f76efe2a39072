import { useTranslation } from 'react-i18next';
import { longTextMax } from '#contract/field-limits.ts';
import { consultations } from '#resources/consultations.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AttachmentsField } from '../sending/attachments-field.tsx';
import type { StepProps } from '../submission/step-looks.ts';

/** The second step: the case and its papers. */
export function CaseStep({ form }: StepProps) {
  const { t } = useTranslation(['consultations']);
  return (
    <>
      <TextField
        {...form.getInputProps('caseTitle')}
        label={t('consultations:caseTitle')}
        placeholder={t('consultations:caseTitlePlaceholder')}
      />
      <TextAreaField
        {...form.getInputProps('caseDescription')}
        limit={longTextMax(consultations.fields.caseDescription)}
        rows={7}
        label={t('consultations:caseDescription')}
        hint={t('consultations:caseDescriptionHint')}
      />
      <AttachmentsField {...form.files} />
    </>
  );
}
