import type { ReactNode, Ref } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { isSearchable } from '#contract/fields.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './list-screen.module.css';
import { SearchBox } from './search-box.tsx';
import type { useListState } from './use-list-state.ts';

interface ListToolbarProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  /** What it has found; undefined while it is on its way. */
  rows: readonly AnyRecord[] | undefined;
  searchRef: Ref<HTMLInputElement>;
  /** What stands at the end. */
  tools: ReactNode;
}

/** Search and filters, as the definition offers them. */
export function ListToolbar({ resource, list, rows, searchRef, tools }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {Object.values(resource.fields).some(isSearchable) && (
        <SearchBox
          resource={resource}
          inputRef={searchRef}
          value={list.query.search ?? ''}
          onChange={(search) => list.change({ search: search || undefined }, { replace: true })}
        />
      )}
      <ListFilters resource={resource} list={list} rows={rows} />
      {tools}
    </div>
  );
}
