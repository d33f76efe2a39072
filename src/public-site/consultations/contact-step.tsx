import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../queries/use-user-info.ts';
import { Fact } from '#ui/text/fact.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { ConsultationForm } from './consultation-form-of.ts';
import styles from './consultation-page.module.css';
import type { ConsultationChoices } from './use-consultation-choices.ts';

interface ContactStepProps {
  form: ConsultationForm;
  choices: ConsultationChoices;
  /** The chosen office, or the one that follows from what is known. */
  officeId: string;
}

/** The third step: which office, and when it may reach the client by what is known of them (3.3.7: nothing twice). */
export function ContactStep({ form, choices, officeId }: ContactStepProps) {
  const { t } = useTranslation(['consultations', 'auth', 'requestForm']);
  const { data: account } = useUserInfo();
  const able = choices.officesOf(form.values.areaId);
  return (
    <>
      {account ? (
        <dl className={styles.facts} aria-label={t('consultations:contactBy')}>
          <Fact label={t('auth:email')}>
            <Ltr>{account.email}</Ltr>
          </Fact>
          <Fact label={t('auth:mobile')}>
            <Ltr>{account.mobileNumber}</Ltr>
          </Fact>
        </dl>
      ) : (
        <p className={styles.quiet}>{t('consultations:contactLater')}</p>
      )}
      <SelectField
        {...form.getInputProps('branchId')}
        value={officeId}
        label={t('consultations:branch')}
        placeholder={t('requestForm:branchPlaceholder')}
        options={choices.offices
          .filter(({ id }) => able.includes(id))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField
        {...form.getInputProps('preferredTimes')}
        isOptional
        label={t('consultations:preferredTime')}
        placeholder={t('consultations:preferredTimePlaceholder')}
      />
    </>
  );
}
