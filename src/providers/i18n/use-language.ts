import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, directionOf, parseLanguage } from '#contract/language.ts';
import { changeLanguage } from './i18n.ts';

/** The language of the page, its direction, and how to change it. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const language = parseLanguage(i18n.language);
  const setLanguage = useCallback(
    (next: Language) => changeLanguage(next, () => void queryClient.invalidateQueries()),
    [queryClient],
  );
  return { language, direction: directionOf(language), setLanguage };
}
