import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { goOnceAsked } from '#providers/browser/history-blocker.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useIsHere } from './use-is-here.ts';

interface Away {
  /** Where the form is. Default: where it is drawn. */
  path?: string;
  /** What is said over the reason. */
  title: string;
  /** Whether something was typed that one may go back to. Default: yes. */
  isTyped?: boolean;
}

/** For whoever has left a form while it was being sent: a refusal is said where they are, and leads back. */
export function useAwayNotice({ path, title, isTyped = true }: Away) {
  const { t } = useTranslation(['drafts']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  return {
    isHere: useIsHere(),
    notifyElsewhere: (failure: unknown) =>
      notify({
        type: 'error',
        message: title,
        description: describeFailure(failure, language),
        stays: true,
        ...(isTyped
          ? {
              action: {
                label: t('drafts:backToTyped'),
                onPress: () => goOnceAsked(() => void navigate(path ?? pathname + search)),
              },
            }
          : {}),
      }),
  };
}
