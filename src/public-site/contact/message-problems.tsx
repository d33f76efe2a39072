import { useTranslation } from 'react-i18next';
import { LateProblemSummary } from '../sending/late-problem-summary.tsx';
import type { useContactForm } from './use-contact-form.ts';

interface MessageProblemsProps {
  form: Pick<ReturnType<typeof useContactForm>, 'errors' | 'formProps'>;
}

/** What a message that was not sent still needs. */
export function MessageProblems({ form: { errors, formProps } }: MessageProblemsProps) {
  const { t } = useTranslation(['contact']);
  const labels = (['name', 'email', 'phone', 'message'] as const).map((name) => ({
    name,
    label: t(`contact:${name}`),
  }));
  return <LateProblemSummary errors={errors} labels={labels} form={formProps.ref} />;
}
