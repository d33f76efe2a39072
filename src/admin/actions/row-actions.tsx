import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { actionLabel } from '#contract/workflow.ts';
import { titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/use-language.ts';
import type { AnyRecord } from '#providers/records.ts';
import { MenuList } from '../menu-list.tsx';
import styles from './row-actions.module.css';
import { RestoreButton } from './restore-button.tsx';
import { useRecordActions } from './use-record-actions.tsx';

interface RowActionsProps {
  resource: AnyResource;
  record: AnyRecord;
  isTrash: boolean;
}

/** What can be done with one row, in a menu that names the record. */
export function RowActions({ resource, record, isTrash }: RowActionsProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { language } = useLanguage();
  const { role, actions, ask, askToDelete, dialog } = useRecordActions({ resource, record });
  const base = `${adminPath(resource)}/${record.id}`;
  if (isTrash) {
    return (
      <span className={styles.trashActions}>
        {canManage(resource, 'read', role) && (
          <ActionIcon
            component={Link}
            to={`${base}/history`}
            aria-label={t('history.of', { name: titleOf(resource, record) })}
          >
            <IconHistory size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        <RestoreButton resource={resource} record={record} />
      </span>
    );
  }
  const label = t('a11y.rowActions', { ns: 'site', id: titleOf(resource, record) });
  return (
    <>
      <Menu position="bottom-end" shadow="lg" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={label}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <MenuList label={label}>
          {canManage(resource, 'read', role) && (
            <Menu.Item component={Link} to={base} icon={<IconEye size={16} stroke={1.6} />}>
              {t('common.view', { ns: 'site' })}
            </Menu.Item>
          )}
          {canManage(resource, 'update', role) && (
            <Menu.Item component={Link} to={`${base}/edit`} icon={<IconPencil size={16} stroke={1.6} />}>
              {t('common.edit', { ns: 'site' })}
            </Menu.Item>
          )}
          {actions.map(([name, action]) => (
            <Menu.Item
              key={name}
              data-danger={action.danger}
              // Its words begin where those of the entries with an icon do.
              icon={<span className={styles.noIcon} />}
              onClick={() => ask(name)}
            >
              {actionLabel(resource, action, record)[language]}
            </Menu.Item>
          ))}
          {canManage(resource, 'delete', role) && (
            <Menu.Item data-danger icon={<IconTrash size={16} stroke={1.6} />} onClick={askToDelete}>
              {t('common.delete', { ns: 'site' })}
            </Menu.Item>
          )}
        </MenuList>
      </Menu>
      {dialog}
    </>
  );
}
