import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import { type Field, isSearchable } from '#contract/fields.ts';
import type { Role } from '#contract/roles.ts';
import { translatedKeys } from '#contract/translation.ts';
import { useSession } from '#providers/use-session.ts';
import { resourceNamed } from '#resources/index.ts';
import { Button } from '#ui/button.tsx';
import { viewOf } from '../fields/field-views.ts';
import styles from './list-screen.module.css';
import { MissingFilter } from './missing-filter.tsx';
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
  const { t } = useTranslation();
  const role = useSession()?.user.lastRole ?? null;
  const filters = resource.list.filters.flatMap((key) => {
    const field = resource.fields[key];
    const Filter = field && mayFilter(field, role) ? viewOf(field).Filter : null;
    return field && Filter ? [{ key, field, Filter }] : [];
  });
  return (
    <div className={styles.toolbar}>
      {Object.values(resource.fields).some(isSearchable) && (
        <SearchBox
          resource={resource}
          inputRef={searchRef}
          value={list.query.search ?? ''}
          onChange={(search) => list.change({ search: search || undefined }, { isTyping: true })}
        />
      )}
      {filters.map(({ key, field, Filter }) => (
        <Filter
          key={key}
          fieldKey={key}
          resource={resource}
          field={field}
          value={list.query.filters[key]}
          onChange={(value) => list.setFilter(key, value)}
        />
      ))}
      {translatedKeys(resource).length > 0 && (
        <MissingFilter value={list.query.missing} onChange={(missing) => list.change({ missing })} />
      )}
      {list.hasFilters && (
        <Button size="small" variant="quiet" onClick={list.clear}>
          {t('common.clearFilters')}
        </Button>
      )}
      {tools}
    </div>
  );
}

/** A filter by records that the person may not list would have nothing to choose from. */
const mayFilter = (field: Field, role: Role | null): boolean =>
  isReadableBy(field, role) &&
  (!('to' in field) || 'among' in field || can(resourceNamed(field.to), 'list', role));
