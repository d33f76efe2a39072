import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { LateProblemSummary } from '../sending/late-problem-summary.tsx';
import type { Registration } from './registration.ts';

interface RegistrationProblemsProps {
  form: Pick<SchemaForm<Registration & { code: string }>, 'values' | 'errors' | 'formProps'>;
}

/** What a registration that was not sent still needs. */
export function RegistrationProblems({ form: { values, errors, formProps } }: RegistrationProblemsProps) {
  const { t } = useTranslation(['auth']);
  const labels = [
    { name: 'fullName', label: t('auth:fullName') },
    { name: 'email', label: t('auth:email') },
    { name: 'mobileNumber', label: t('auth:mobile') },
    // The same number has one field.
    ...(values.isWhatsAppMobile ? [] : [{ name: 'whatsAppNumber', label: t('auth:whatsapp') }]),
    { name: 'branchId', label: t('auth:branch') },
    { name: 'password', label: t('auth:password') },
    { name: 'consent', label: t('auth:consent') },
  ];
  return <LateProblemSummary errors={errors} labels={labels} form={formProps.ref} />;
}
