import { useTranslation } from 'react-i18next';
import { LegalDocument } from './legal-document.tsx';
import { termsText } from './terms-text.ts';

/** What using the site means (R56). */
export function TermsPage() {
  const { t } = useTranslation(['legal']);
  return (
    <LegalDocument title={t('legal:termsTitle')} description={t('legal:termsDescription')} text={termsText} />
  );
}
