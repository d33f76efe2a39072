import { IconArrowsSort, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canManage, mayRun } from '#contract/access.ts';
import { bulkActions, bulkFields } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { Role } from '#contract/roles.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { TransferMenu } from '../transfer/transfer-menu.tsx';

interface ListActionsProps {
  resource: AnyResource;
  /** The deleted records instead of the living ones: there is nothing to make, and nowhere else to go. */
  isTrash: boolean;
  query: ListQuery;
  /** How many records the query finds, once that is known. */
  total: number | undefined;
}

/** What can be done with the list as a whole. */
export function ListActions({ resource, isTrash, query, total }: ListActionsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  if (isTrash) return null;
  const base = adminPath(resource);
  return (
    <>
      <TransferMenu resource={resource} query={query} total={total} />
      {resource.list.reorder && canManage(resource, 'update', role) && (
        <ButtonLink size="small" variant="secondary" to={`${base}/reorder`}>
          <IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />
          {t('panel.reorder')}
        </ButtonLink>
      )}
      {canManage(resource, 'delete', role) && (
        <ButtonLink size="small" variant="secondary" to={`${base}/trash`}>
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          {t('panel.trash')}
        </ButtonLink>
      )}
      {canManage(resource, 'create', role) && (
        <ButtonLink size="small" to={`${base}/new`}>
          <IconPlus size={16} stroke={1.6} aria-hidden="true" />
          {t('panel.newRecord', { name: resource.labels.one[language] })}
        </ButtonLink>
      )}
    </>
  );
}

/** Is there anything that this role may do with many records at once? */
export const isSelectable = (resource: AnyResource, role: Role | null, isTrash: boolean): boolean =>
  canManage(resource, 'delete', role) ||
  (!isTrash &&
    ((canManage(resource, 'update', role) && bulkFields(resource, role).length > 0) ||
      bulkActions(resource).some(([, action]) => mayRun(action, role))));
