import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { stateAfter } from '#contract/state-after.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

/** What is said after something was done with a record, or was not. */
export function useActionWords(resource: AnyResource) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const notify = useNotify();
  /** Over the reason (R224). */
  const title = describeError('updateFailed', { language, messages: resource.messages });
  /**
   * Why it was not done: a colleague who was quicker is no mistake of this person's.
   * @param told what is known of it. Default: what the host said
   */
  const reasonOf = (error: unknown, told = describeFailure(error, language)): string => {
    const [code] = [...refusalsOf(error), ...(error instanceof AppFailure ? [error] : [])].map(
      (refusal) => refusal.code,
    );
    const [, words] = CAUSES.find(([codes]) => codes.some((each) => each === code)) ?? [];
    return words ? `${t(words)} ${told}` : told;
  };
  return {
    title,
    reasonOf,
    /** What was done: which state a move has led to, or what any other action is called. */
    doneOf: (name: string, about: string): string => {
      const state = stateAfter(resource, name)?.[language];
      return state === undefined
        ? t('panel:chosen', { label: resource.actions[name]?.label[language], value: about })
        : t('panel:chosen', { label: about, value: state });
    },
    done: (message: string) => notify({ type: 'success', message }),
    failed: (error: unknown) => notify({ type: 'error', message: title, description: reasonOf(error) }),
  };
}

/** What the host does not say by itself of its refusals. */
const CAUSES = [
  [['illegalMove', 'selectionChanged'], 'panel:quicker'],
  [['conflictOpen'], 'panel:conflictFirst'],
] as const;
