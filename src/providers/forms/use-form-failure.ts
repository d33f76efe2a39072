import { useState } from 'react';
import { describeError } from '#contract/describe-error.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import type { Language } from '#contract/language.ts';
import { AppFailure } from '../http/app-failure.ts';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Why a form was refused as a whole. The host says it in one language: after a switch to the other nothing is said.
 * @param posted what it has said already
 */
export function useFormFailure(posted: Partial<Pick<PostedForm, 'message' | 'code'>>) {
  const { language } = useLanguage();
  const [failure, setFailure] = useState(
    posted.message ? { message: posted.message, code: posted.code ?? null, language } : null,
  );
  const isSaid = failure?.language === language;
  return {
    message: isSaid ? failure.message : null,
    /** The host's code for it; `null` where no answer came. */
    code: isSaid ? failure.code : null,
    clear: () => setFailure(null),
    tell: (error: unknown) => {
      const message = messageOf(error, language);
      const code = error instanceof AppFailure ? error.code : null;
      setFailure(message === '' ? null : { message, code, language });
    },
  };
}

function messageOf(error: unknown, language: Language): string {
  if (error instanceof AppFailure) return error.message;
  // The part of the program that sends could not be loaded either.
  return describeError(navigator.onLine ? 'generic' : 'network', { language });
}
