import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { inSentence } from '#ui/text/in-sentence.ts';
import { useAccess } from '../refine/use-access.ts';

interface ListEmptyProps {
  resource: AnyResource;
  isTrash: boolean;
  hasFilters: boolean;
  onClear: () => void;
}

/** Nothing to show: because nothing fits, or because nothing is there yet. */
export function ListEmpty({ resource, isTrash, hasFilters, onClear }: ListEmptyProps) {
  const { t } = useTranslation(['adminList', 'panel', 'common']);
  const { language } = useLanguage();
  const canCreate = useAccess(resource.name, 'create').can;
  if (hasFilters) {
    return (
      <EmptyState
        title={t('adminList:emptyFiltered')}
        action={
          <PassFocus>
            <Button size="small" variant="secondary" onClick={onClear}>
              {t('common:clearFilters')}
            </Button>
          </PassFocus>
        }
      />
    );
  }
  if (isTrash) return <EmptyState title={t('panel:trashEmpty')} />;
  return (
    <EmptyState
      title={t('adminList:emptyTitle')}
      action={
        canCreate && (
          <ButtonLink size="small" to={`${adminPath(resource)}/new`}>
            {t('panel:newRecord', { name: inSentence(resource.labels.one[language]) })}
          </ButtonLink>
        )
      }
    />
  );
}
