import { useTranslation } from 'react-i18next';
import { type Matter, stateLook } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

/** What a state is called; a value that is not known is «Unknown» (R199). */
export function useStateWords(kind: Matter): (state: string) => string {
  const { t } = useTranslation(['status']);
  const { language } = useLanguage();
  return (state) => stateLook(kind, state)?.words[language] ?? t('status:unknown');
}
