import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#providers/use-language.ts';
import { AuthLayout } from '#ui/auth-layout.tsx';
import { warmUpAccountForms } from './account-rules.ts';

/** The split screen of signing in, in the page's language. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const { language, setLanguage } = useLanguage();
  useEffect(warmUpAccountForms, []);
  return (
    <AuthLayout language={language} onLanguageChange={(next) => void setLanguage(next)}>
      {children}
    </AuthLayout>
  );
}
