import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { AuthLayout } from '#ui/layout/auth-layout.tsx';
import { warmUpAccountForms } from './account-rules.ts';

/** The split screen of signing in, in the page's language. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const { language, setLanguage } = useLanguage();
  useEffect(warmUpAccountForms, []);
  return (
    <AuthLayout
      language={language}
      onLanguageChange={(next) => void setLanguage(next)}
      footer={<LegalLinks />}
    >
      {children}
    </AuthLayout>
  );
}

function LegalLinks() {
  const { t } = useTranslation(['footer']);
  return (
    <>
      <Link to={pages.privacy.path}>{t('footer:privacy')}</Link>
      <Link to={pages.terms.path}>{t('footer:terms')}</Link>
    </>
  );
}
