import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { bulkActions, chosenFields } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { inSentence } from '#ui/text/in-sentence.ts';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { useAccess } from '../refine/use-access.ts';
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
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const canSeeTrash = useAccess(resource.name, 'trash').can;
  const canCreate = useAccess(resource.name, 'create').can;
  if (isTrash) return null;
  const base = adminPath(resource);
  return (
    <>
      <TransferMenu resource={resource} query={query} total={total} />
      {capabilitiesOf(resource).map(
        ({ name, ListLink }) => ListLink && <ListLink key={name} resource={resource} />,
      )}
      {canSeeTrash && (
        <ButtonLink size="small" variant="secondary" to={`${base}/trash`}>
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          {t('panel:trash')}
        </ButtonLink>
      )}
      {canCreate && (
        <ButtonLink size="small" to={`${base}/new`}>
          <IconPlus size={16} stroke={1.6} aria-hidden="true" />
          {t('panel:newRecord', { name: inSentence(resource.labels.one[language]) })}
        </ButtonLink>
      )}
    </>
  );
}

/** Is there anything that this person may do with many records at once? */
export function useIsSelectable(resource: AnyResource, isTrash: boolean): boolean {
  const canDelete = useAccess(resource.name, 'delete').can;
  const { fields: writable = [] } = useAccess(resource.name, 'edit');
  const { actions = [] } = useAccess(resource.name, 'run');
  return isSelectable(resource, { canDelete, writable, actions, isTrash });
}

interface Rights {
  canDelete: boolean;
  /** The fields that may be changed. */
  writable: readonly string[];
  /** The names of the actions that may be run. */
  actions: readonly string[];
  isTrash: boolean;
}

/** @returns whether rows can be chosen: from the trash only to restore them */
export const isSelectable = (
  resource: AnyResource,
  { canDelete, writable, actions, isTrash }: Rights,
): boolean =>
  canDelete ||
  (!isTrash &&
    (chosenFields(resource).some(([key]) => writable.includes(key)) ||
      bulkActions(resource).some(([name]) => actions.includes(name))));
