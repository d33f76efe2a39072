import { IconDots, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import styles from './row-actions.module.css';
import type { AskedOf } from './record-dialog.tsx';

/** Loaded after the rows, or when the first of these menus is opened. */
export const RowMenu = lazyPanelPart(async () => (await import('./row-menu.tsx')).RowMenu);

/** Most lists are not the trash. */
const RestoreButton = lazyWithRetry(async () => (await import('./restore-button.tsx')).RestoreButton);

interface RowActionsProps {
  resource: AnyResource;
  record: AnyRecord;
  isTrash: boolean;
  /** May this person open records of it? */
  canOpen: boolean;
  /** Called with what the person has to be asked about first: the row may go before that is answered. */
  onAsk: (asked: AskedOf) => void;
}

/** What can be done with one row, in a menu that names the record. */
export function RowActions({ resource, record, isTrash, canOpen, onAsk }: RowActionsProps) {
  const { t } = useTranslation(['history', 'a11y']);
  const base = `${adminPath(resource)}/${record.id}`;
  if (isTrash) {
    return (
      <span className={styles.trashActions}>
        {canOpen && (
          <Link
            className={styles.history}
            to={`${base}/history`}
            aria-label={t('history:of', { name: titleOf(resource, record) })}
          >
            <IconHistory size={18} stroke={1.6} aria-hidden="true" />
          </Link>
        )}
        <LazyBoundary>
          <RestoreButton resource={resource} record={record} />
        </LazyBoundary>
      </span>
    );
  }
  const label = t('a11y:rowActions', { id: titleOf(resource, record) });
  return (
    <Dropdown
      opens="menu"
      button={(props) => (
        <IconButton aria-label={label} {...props}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      )}
    >
      <RowMenu
        label={label}
        resource={resource}
        record={record}
        onAsk={(asked) => onAsk({ record, asked })}
      />
    </Dropdown>
  );
}
