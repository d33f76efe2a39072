import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { editPath } from '#contract/resource-paths.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useListKeys } from '../list/use-list-keys.ts';
import { useAccess } from '../refine/use-access.ts';

interface EditLinkProps {
  resource: AnyResource;
  record: AnyRecord;
  /** Default: it is what the screen is for. */
  variant?: 'default';
}

/** Leads into the form of a record, by its key too; nothing for whoever may not edit it. */
export function EditLink({ resource, record, variant }: EditLinkProps) {
  const { t } = useTranslation(['common']);
  const link = useRef<HTMLAnchorElement>(null);
  const canEdit = useAccess(resource.name, 'edit', { record }).can;
  // By the link, so that whoever has typed something is asked first.
  useListKeys(canEdit ? { edit: () => link.current?.click() } : {});
  if (!canEdit) return null;
  return (
    <Button component={Link} ref={link} to={editPath(resource, record.id)} {...(variant && { variant })}>
      {t('common:edit')}
    </Button>
  );
}
