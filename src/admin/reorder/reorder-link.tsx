import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { useAccess } from '../refine/use-access.ts';

/** The way from a list to its order. */
export function ReorderLink({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['panel']);
  if (!useAccess(resource.name, 'reorder').can) return null;
  return (
    <ButtonLink size="small" variant="secondary" to={`${adminPath(resource)}/reorder`}>
      <IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />
      {t('panel:reorder')}
    </ButtonLink>
  );
}
