import { useState } from 'react';
import { describeError } from '#contract/describe-error.ts';
import type { Language } from '#contract/language.ts';
import { AppFailure } from '../http/app-failure.ts';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Why a form was refused as a whole. The host says it in one language: after a switch to the other nothing is said.
 * @param posted what it has said already
 */
export function useFormFailure(posted: string | null) {
  const { language } = useLanguage();
  const [failure, setFailure] = useState(posted ? { message: posted, language } : null);
  return {
    message: failure?.language === language ? failure.message : null,
    clear: () => setFailure(null),
    tell: (error: unknown) => {
      const message = messageOf(error, language);
      setFailure(message === '' ? null : { message, language });
    },
  };
}

function messageOf(error: unknown, language: Language): string {
  if (error instanceof AppFailure) return error.message;
  // The part of the program that sends could not be loaded either.
  return describeError(navigator.onLine ? 'generic' : 'network', { language });
}
