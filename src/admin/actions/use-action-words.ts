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
  /** Over the reason: a colleague who was quicker is no mistake of this person's. */
  const titleOf = (error: unknown): string => {
    const [code] = [...refusalsOf(error), ...(error instanceof AppFailure ? [error] : [])].map(
      (refusal) => refusal.code,
    );
    const title = TITLES.find(([codes]) => codes.some((each) => each === code));
    return title ? t(title[1]) : describeError('updateFailed', { language, messages: resource.messages });
  };
  return {
    titleOf,
    /** What was done: which state a move has led to, or what any other action is called. */
    doneOf: (name: string, about: string): string => {
      const state = stateAfter(resource, name)?.[language];
      return state === undefined
        ? t('panel:chosen', { label: resource.actions[name]?.label[language], value: about })
        : t('panel:chosen', { label: about, value: state });
    },
    done: (message: string) => notify({ type: 'success', message }),
    failed: (error: unknown) =>
      notify({ type: 'error', message: titleOf(error), description: describeFailure(error, language) }),
  };
}

const TITLES = [
  [['conflict', 'illegalMove', 'selectionChanged'], 'panel:quicker'],
  [['conflictOpen'], 'panel:conflictFirst'],
  [['slotTaken'], 'panel:timeTaken'],
  [['consultantNotFree'], 'panel:consultantNotFree'],
] as const;
