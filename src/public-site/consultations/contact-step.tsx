import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../queries/use-user-info.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { useOfficeChoice } from '../sending/use-office-choice.ts';
import { SlotStep } from './slot-step.tsx';
import { renewWay } from './way-of-type.ts';
import type { StepProps } from '../submission/step-looks.ts';
import { ContactFacts } from '../account/contact-facts.tsx';
import styles from '../submission/submission.module.css';

/**
 * The third step: which office, and when it may reach the client by what is known of them (3.3.7: nothing twice). Where
 * nobody meets it asks for the office alone.
 */
export function ContactStep({ kind, form, choices, fields, officeId }: StepProps) {
  const { t } = useTranslation(['consultations', 'auth', 'requestForm']);
  const { data: account } = useUserInfo();
  useEffect(() => renewWay(form, choices));
  const able = choices.officesOf(form.values);
  const { isGiven, choose } = useOfficeChoice();
  const officeField = form.getInputProps('branchId');
  const chosen = choices.offices.find(({ id }) => String(id) === officeId);
  return (
    <>
      {account ? (
        <dl className={styles.facts} aria-label={t('consultations:contactBy')}>
          <ContactFacts account={account} />
        </dl>
      ) : (
        <p className={styles.quiet}>{t('consultations:contactLater')}</p>
      )}
      <SelectField
        {...officeField}
        onChange={(event) => {
          officeField.onChange(event);
          choose();
        }}
        value={officeId}
        label={t('consultations:branch')}
        hint={
          isGiven(officeId, able) && chosen
            ? t('requestForm:branchGiven', { office: isolate(chosen.name) })
            : undefined
        }
        placeholder={t('requestForm:branchPlaceholder')}
        options={choices.offices
          .filter(({ id }) => able.includes(id))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {fields.includes('way') && <SlotStep kind={kind} form={form} choices={choices} office={chosen} />}
      {fields.includes('preferredTimes') && (
        <TextField
          {...form.getInputProps('preferredTimes')}
          isOptional
          label={t('consultations:preferredTime')}
          placeholder={t('consultations:preferredTimePlaceholder')}
        />
      )}
    </>
  );
}
