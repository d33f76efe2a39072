import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/issues.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';

/** What is said after something was done with a record, or was not. */
export function useActionWords(resource: AnyResource) {
  const { t } = useTranslation(['site', 'admin']);
  const { language } = useLanguage();
  /** Over the reason: a colleague who was quicker is no mistake of this person's. */
  const titleOf = (error: unknown): string =>
    error instanceof AppFailure && error.status === 409
      ? t('panel.quicker', { ns: 'admin' })
      : describeError('updateFailed', { language, messages: resource.messages });
  return {
    titleOf,
    done: () => showToast({ tone: 'success', title: t('common.done') }),
    failed: (error: unknown) =>
      showToast({ tone: 'error', title: titleOf(error), text: describeFailure(error, language) }),
  };
}
