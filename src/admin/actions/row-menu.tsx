import { Menu } from '@mantine/core';
import { IconCopy, IconEye, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath, clonePath, editPath } from '#contract/resource-paths.ts';
import { actionLabel } from '#contract/actions.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { DropdownMenu } from '../dropdown/dropdown-menu.tsx';
import { useCopyLink } from '../record-nav/use-copy-link.ts';
import styles from './row-actions.module.css';
import { useAccess } from '../refine/use-access.ts';
import { DELETE } from './record-dialog.tsx';
import { useRecordActions } from './use-record-actions.tsx';

interface RowMenuProps {
  label: string;
  resource: AnyResource;
  record: AnyRecord;
  /** Called with what the person has to be asked about first. */
  onAsk: (asked: string) => void;
}

/** What can be done with one row, in a menu that names the record. */
export function RowMenu({ label, resource, record, onAsk }: RowMenuProps) {
  const { t } = useTranslation(['common', 'records']);
  const { language } = useLanguage();
  const canOpen = useAccess(resource.name, 'show', { record }).can;
  const canEdit = useAccess(resource.name, 'edit', { record }).can;
  const canClone = useAccess(resource.name, 'clone').can;
  const canDelete = useAccess(resource.name, 'delete', { record }).can;
  const able = useRecordActions(resource, record, onAsk);
  const copyLink = useCopyLink(resource);
  return (
    <DropdownMenu label={label}>
      {canOpen && (
        <Menu.Item
          component={Link}
          to={`${adminPath(resource)}/${record.id}`}
          icon={<IconEye size={16} stroke={1.6} />}
        >
          {t('common:view')}
        </Menu.Item>
      )}
      {canEdit && (
        <Menu.Item
          component={Link}
          to={editPath(resource, record.id)}
          icon={<IconPencil size={16} stroke={1.6} />}
        >
          {t('common:edit')}
        </Menu.Item>
      )}
      {canClone && (
        <Menu.Item
          component={Link}
          to={clonePath(resource, record.id)}
          icon={<IconCopy size={16} stroke={1.6} />}
        >
          {t('records:duplicate')}
        </Menu.Item>
      )}
      {canOpen && (
        <Menu.Item icon={<IconLink size={16} stroke={1.6} />} onClick={() => void copyLink(record.id)}>
          {t('records:copyLink')}
        </Menu.Item>
      )}
      {able.actions.map(([name, action]) => (
        <Menu.Item
          key={name}
          data-danger={action.danger}
          // Its words begin where those of the entries with an icon do.
          icon={<span className={styles.noIcon} />}
          onClick={() => able.ask(name)}
        >
          {actionLabel(action, record)[language]}
        </Menu.Item>
      ))}
      {canDelete && (
        <Menu.Item data-danger icon={<IconTrash size={16} stroke={1.6} />} onClick={() => onAsk(DELETE)}>
          {t('common:delete')}
        </Menu.Item>
      )}
    </DropdownMenu>
  );
}
