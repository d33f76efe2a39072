import { useTranslation } from 'react-i18next';
import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';

/** What happens to personal data (R56). */
export function PrivacyPage() {
  const { t } = useTranslation(['legal']);
  return (
    <LegalDocument
      title={t('legal:privacyTitle')}
      description={t('legal:privacyDescription')}
      text={privacyText}
    />
  );
}
