import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { adminPath, editPath } from '#contract/resource-paths.ts';
import type { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useIsHere } from './use-is-here.ts';

/**
 * For whoever has left the form of a record while it was being saved: a refusal is said where they are, and leads back.
 * @param id undefined for a new record
 */
export function useAwayNotice(resource: AnyResource, id: number | undefined) {
  const { t } = useTranslation(['drafts']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const notify = useNotify();
  const path = id === undefined ? `${adminPath(resource)}/new` : editPath(resource, id);
  return {
    isHere: useIsHere(),
    tell: (failure: AppFailure) =>
      notify({
        type: 'error',
        message: describeError(id === undefined ? 'createFailed' : 'updateFailed', {
          language,
          messages: resource.messages,
        }),
        description: failure.message,
        stays: true,
        action: { label: t('drafts:backToForm'), onPress: () => void navigate(path) },
      }),
  };
}
