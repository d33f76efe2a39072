import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { type AskedOf, RecordDialog } from '../actions/record-dialog.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { capabilitiesOf } from '../capabilities/registry.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { CountTabs } from './count-tabs.tsx';
import { ListActions, useIsSelectable } from './list-actions.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFailure } from './list-failure.tsx';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListTools } from './list-tools.tsx';
import { Pager } from './pager.tsx';
import { RefusedQuery } from './refused-query.tsx';
import { ResourceTabs } from './resource-tabs.tsx';
import { ViewsMenu } from '../list-views/views-menu.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useTablePreferences } from './use-table-preferences.ts';
import { useBulkKeys } from './use-bulk-keys.ts';
import { useListShortcuts } from './use-list-shortcuts.ts';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

interface ListScreenProps {
  resource: AnyResource;
  /** The deleted records instead of the living ones. */
  isTrash?: boolean;
}

/** The list of any resource: search, filters, order and page in the address; the same frame in every state. */
export function ListScreen({ resource, isTrash = false }: ListScreenProps) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const list = useListState(resource, isTrash);
  const { data, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useRecordList(
    resource,
    list.query,
    { isSteady: !isTrash },
  );
  /** What is new stands first where the newest do; elsewhere it is where the order puts it. */
  const showArrivals = () => {
    if (list.query.page === 1) void refetch();
    else list.change({ page: 1 });
  };
  // A list that did not come keeps its head, over no rows.
  const found = data?.data ?? (error ? [] : undefined);
  const rows = found ?? [];
  const total = data?.total ?? 0;
  const selection = useSelection({ resource, query: list.query, rows, total });
  const look = useTablePreferences(resource);
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  /** Not in its row, which leaves the list when a colleague has moved the record. */
  const [asked, setAsked] = useState<AskedOf | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const canSelect = useIsSelectable(resource, isTrash);
  const bulkKeys = useBulkKeys(selection.count > 0);
  const showKeys = () => setShowingKeys(true);
  const shortcuts = useListShortcuts({
    resource,
    isTrash,
    selection: canSelect ? selection : null,
    bulkKeys,
    searchRef,
    onHelp: showKeys,
  });
  // A bookmark, or the rows of the last page have gone.
  const lastPage = data?.totals.totalPages ?? 0;
  const isPastEnd = rows.length === 0 && total > 0 && !isPlaceholderData && list.query.page > lastPage;
  const { change } = list;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, change]);
  const name = resource.labels.many[language];
  const isStale = error !== null && data !== undefined;
  /** What is gone neither changes nor arrives. */
  const declared = isTrash ? [] : capabilitiesOf(resource);
  return (
    <>
      <ScreenHead
        title={isTrash ? t('panel:trashOf', { name }) : name}
        aside={
          <>
            {data && t('panel:records', { count: data.total })}
            {declared.map(({ name: key, ListMark }) => ListMark && <ListMark key={key} />)}
          </>
        }
        back={isTrash && <Breadcrumbs resource={resource} current={t('panel:trash')} />}
        actions={
          <>
            {!isTrash && <ViewsMenu resource={resource} list={list} look={look} />}
            <ListActions resource={resource} isTrash={isTrash} query={list.query} total={data?.total} />
          </>
        }
      />
      {!isTrash && <ResourceTabs resource={resource} />}
      {!isTrash && <CountTabs resource={resource} list={list} />}
      <ListToolbar
        resource={resource}
        list={list}
        rows={found}
        searchRef={searchRef}
        tools={<ListTools resource={resource} list={list} look={look} onShowKeys={showKeys} />}
      />
      {list.refused && <RefusedQuery source={list.refused} />}
      {!isTrash && <UndoStrip resource={resource} />}
      <div className={styles.progress} data-busy={(isFetching && !isPending) || undefined} />
      {error && (
        <ListFailure
          resource={resource}
          error={error}
          lastAt={isStale ? dataUpdatedAt : null}
          onRetry={() => void refetch()}
        />
      )}
      {declared.map(
        ({ name: key, ListStrip }) =>
          ListStrip && (
            <ListStrip
              key={key}
              resource={resource}
              query={list.query}
              since={dataUpdatedAt}
              rows={rows}
              enabled={data !== undefined}
              onShow={showArrivals}
            />
          ),
      )}
      {data?.total === 0 && !isPlaceholderData ? (
        <ListEmpty resource={resource} isTrash={isTrash} hasFilters={list.hasFilters} onClear={list.clear} />
      ) : (
        <ListTable
          resource={resource}
          list={list}
          look={look}
          records={found}
          isTrash={isTrash}
          isFaded={isStale || isPlaceholderData}
          selection={canSelect ? selection : null}
          tableRef={setTable}
          onAsk={setAsked}
        />
      )}
      {asked && (
        <RecordDialog
          resource={resource}
          record={rows.find(({ id }) => id === asked.record.id) ?? asked.record}
          asked={asked.asked}
          onClose={() => setAsked(null)}
        />
      )}
      {/* A value that is being changed stays though the last row goes. */}
      {data && !isTrash && (
        <LazyBoundary>
          <RowTools resource={resource} records={rows} look={look} search={list.search} table={table} />
        </LazyBoundary>
      )}
      {selection.count > 0 && (
        <LazyBoundary>
          <BulkBar
            setBar={bulkKeys.setBar}
            resource={resource}
            selection={selection}
            total={total}
            isTrash={isTrash}
            query={list.query}
          />
        </LazyBoundary>
      )}
      {isShowingKeys && (
        <LazyBoundary>
          <KeysDialog
            resource={resource}
            isTrash={isTrash}
            query={list.query}
            uses={shortcuts}
            onClose={() => setShowingKeys(false)}
          />
        </LazyBoundary>
      )}
      {data && <Pager totals={data.totals} onChange={list.change} />}
    </>
  );
}

const KeysDialog = lazyPanelPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);
/** Loaded after the first rows. */
const RowTools = lazyPanelPart(async () => (await import('./row-tools.tsx')).RowTools);
/** Loaded when the first row is chosen. */
const BulkBar = lazyPanelPart(async () => (await import('./bulk-bar.tsx')).BulkBar);
