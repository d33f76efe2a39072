import { IconDots, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Drop } from '../drop/drop.tsx';
import { panelPart } from '../panel-part.tsx';
import styles from './row-actions.module.css';
import { RestoreButton } from './restore-button.tsx';
import { useRecordActions } from './use-record-actions.tsx';

/** Loaded after the rows, or when the first of these menus is opened. */
export const RowMenu = panelPart(async () => (await import('./row-menu.tsx')).RowMenu);

interface RowActionsProps {
  resource: AnyResource;
  record: AnyRecord;
  isTrash: boolean;
}

/** What can be done with one row, in a menu that names the record. */
export function RowActions({ resource, record, isTrash }: RowActionsProps) {
  const { t } = useTranslation(['admin', 'site']);
  const { dialog, ...able } = useRecordActions({ resource, record });
  const base = `${adminPath(resource)}/${record.id}`;
  if (isTrash) {
    return (
      <span className={styles.trashActions}>
        {canManage(resource, 'read', able.role) && (
          <Link
            className={styles.history}
            to={`${base}/history`}
            aria-label={t('history.of', { name: titleOf(resource, record) })}
          >
            <IconHistory size={18} stroke={1.6} aria-hidden="true" />
          </Link>
        )}
        <RestoreButton resource={resource} record={record} />
      </span>
    );
  }
  const label = t('a11y.rowActions', { ns: 'site', id: titleOf(resource, record) });
  return (
    <>
      <Drop
        opens="menu"
        button={(props) => (
          <IconButton aria-label={label} {...props}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </IconButton>
        )}
      >
        <RowMenu label={label} resource={resource} record={record} able={able} />
      </Drop>
      {dialog}
    </>
  );
}
