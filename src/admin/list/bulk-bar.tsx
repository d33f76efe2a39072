import { IconDownload, IconPencil, IconRestore, IconTrash, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_MAX, type Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { useExport } from '../transfer/use-export.ts';
import styles from './bulk-bar.module.css';
import { BulkActionDialog } from './bulk-action-dialog.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { BulkButton, keyedBy } from './bulk-button.tsx';
import { BulkDeleteDialog, BulkRestoreDialog } from './bulk-confirm-dialogs.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { queryFrom } from './remembered-lists.ts';
import { useBulkBarRef } from './use-bulk-bar-ref.ts';
import type { BulkKeys } from './use-bulk-keys.ts';
import { useBulkOffer } from './use-bulk-offer.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkBarProps {
  /** Where its keys find it. */
  setBar: BulkKeys['setBar'];
  resource: AnyResource;
  selection: ListSelection;
  /** How many records the filters find. */
  total: number;
  isTrash: boolean;
  /** What the list shows: every chosen row is of it. */
  query: ListQuery;
}

/** What can be done with the chosen rows, over the foot of the list. */
export function BulkBar({ setBar, resource, selection, total, isTrash, query }: BulkBarProps) {
  const { t } = useTranslation(['bulk', 'lists', 'common', 'adminList', 'panel']);
  const [open, setOpen] = useState<'delete' | 'restore' | 'edit' | { action: string } | null>(null);
  const { count, selectMatching } = selection;
  const { mayDelete, mayEdit, actions } = useBulkOffer({ resource, isTrash, query });
  const asked = open !== null && typeof open === 'object' ? open.action : '';
  const action = resource.actions[asked];
  const exporting = useExport(resource);
  const exported = isTrash ? null : exportedQuery(resource, selection.selection);
  const shared = { resource, selection, onClose: () => setOpen(null) };
  const clear = useRef<HTMLButtonElement>(null);
  usePassFocus(clear);
  return (
    <div
      ref={useBulkBarRef(setBar)}
      role="region"
      aria-label={t('bulk:bulkBar')}
      className={styles.bar}
      data-bulk
    >
      <strong role="status" className={styles.count}>
        {t('common:selected', { count })}
      </strong>
      <div className={styles.actions}>
        {selection.page !== 'all' && (
          <button
            type="button"
            className={styles.narrow}
            aria-keyshortcuts="a"
            onClick={selection.togglePage}
          >
            {t('lists:selectPage')}
          </button>
        )}
        {selection.page === 'all' && selectMatching && (
          <PassFocus to={clear}>
            <BulkButton
              use="matching"
              label={t('bulk:selectMatching', { count: total })}
              onPress={selectMatching}
            />
          </PassFocus>
        )}
        {selection.page === 'all' && total > BULK_MAX && (
          <span className={styles.note}>{t('bulk:selectionLimit', { max: BULK_MAX })}</span>
        )}
        {mayEdit && (
          <BulkButton
            use="fields"
            icon={IconPencil}
            label={t('lists:editFields')}
            onPress={() => setOpen('edit')}
          />
        )}
        {actions.length > 0 && (
          <BulkActions actions={actions} onChoose={(name) => setOpen({ action: name })} />
        )}
        {!isTrash &&
          capabilitiesOf(resource).map(
            ({ name, BulkPart }) =>
              BulkPart && (
                <LazyBoundary key={name}>
                  <BulkPart resource={resource} selection={selection} />
                </LazyBoundary>
              ),
          )}
        {exported && (
          <BulkButton
            use="export"
            icon={IconDownload}
            label={t('adminList:bulkExport')}
            isBusy={exporting.isPending}
            onPress={() => !exporting.isPending && void exporting.save({ query: exported, format: 'xlsx' })}
          />
        )}
        {mayDelete && (
          <BulkButton
            use="remove"
            icon={isTrash ? IconRestore : IconTrash}
            label={isTrash ? t('panel:restore') : t('adminList:bulkDelete')}
            onPress={() => setOpen(isTrash ? 'restore' : 'delete')}
          />
        )}
      </div>
      <button
        ref={clear}
        type="button"
        className={styles.clear}
        aria-label={t('adminList:clearSelection')}
        onClick={selection.clear}
        {...keyedBy('clear')}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
      {open === 'delete' && <BulkDeleteDialog {...shared} />}
      {open === 'restore' && <BulkRestoreDialog {...shared} />}
      {open === 'edit' && <BulkEditDialog {...shared} />}
      {action && <BulkActionDialog {...shared} name={asked} action={action} />}
    </div>
  );
}

/** The list that finds exactly the chosen records; null where they are more than one can name. */
function exportedQuery(resource: AnyResource, chosen: Selection): ListQuery | null {
  if ('matching' in chosen) return queryFrom(resource, chosen.matching.query);
  return chosen.ids.length > PAGE_SIZE_MAX ? null : listQueryOf(resource, { ids: chosen.ids });
}
