import type { ReactNode, Ref } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { isSearchable } from '#contract/fields.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './list-screen.module.css';
import { SearchBox } from './search-box.tsx';
import type { useListState } from './use-list-state.ts';

interface ListToolbarProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  searchRef: Ref<HTMLInputElement>;
  /** What stands at the end. */
  tools: ReactNode;
}

/** Search and filters, as the definition offers them. */
export function ListToolbar({ resource, list, searchRef, tools }: ListToolbarProps) {
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
      <ListFilters resource={resource} list={list} />
      {tools}
    </div>
  );
}
