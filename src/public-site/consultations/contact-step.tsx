import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../queries/use-user-info.ts';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SlotStep } from './slot-step.tsx';
import type { StepProps } from '../submission/step-looks.ts';
import styles from '../submission/submission.module.css';

/**
 * The third step: which office, and when it may reach the client by what is known of them (3.3.7: nothing twice). Where
 * nobody meets it asks for the office alone.
 */
export function ContactStep({ kind, form, choices, fields, officeId }: StepProps) {
  const { t } = useTranslation(['consultations', 'auth', 'requestForm']);
  const { data: account } = useUserInfo();
  const able = choices.officesOf(form.values);
  const isGiven = form.values['branchId'] === '' && !account?.branchId;
  const chosen = choices.offices.find(({ id }) => String(id) === officeId);
  return (
    <>
      {account ? (
        <dl className={styles.facts} aria-label={t('consultations:contactBy')}>
          <Fact label={t('auth:email')}>
            <Ltr>{account.email}</Ltr>
          </Fact>
          <Fact label={t('auth:mobile')}>
            <PhoneText>{account.mobileNumber}</PhoneText>
          </Fact>
        </dl>
      ) : (
        <p className={styles.quiet}>{t('consultations:contactLater')}</p>
      )}
      <SelectField
        {...form.getInputProps('branchId')}
        value={officeId}
        label={t('consultations:branch')}
        hint={isGiven && chosen ? t('requestForm:branchGiven', { office: chosen.name }) : undefined}
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
