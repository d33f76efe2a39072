import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isSearchable } from '#contract/fields.ts';
import { translatedKeys } from '#contract/translation.ts';
import { useAccess } from '../refine/use-access.ts';
import { Button } from '#ui/buttons/button.tsx';
import { viewOf } from '../kinds/field-views.ts';
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
  const { t } = useTranslation(['common']);
  const { fields: readable = [] } = useAccess(resource.name, 'list');
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
      {resource.list.filters
        .filter((key) => readable.includes(key))
        .map((key) => (
          <FieldFilter key={key} fieldKey={key} resource={resource} list={list} />
        ))}
      {translatedKeys(resource).length > 0 && (
        <MissingFilter value={list.query.missing} onChange={(missing) => list.change({ missing })} />
      )}
      {list.hasFilters && (
        <Button size="small" variant="quiet" onClick={list.clear}>
          {t('common:clearFilters')}
        </Button>
      )}
      {tools}
    </div>
  );
}

function FieldFilter({ resource, list, fieldKey }: Pick<ListToolbarProps, 'resource' | 'list'> & FieldOf) {
  const field = resource.fields[fieldKey];
  const canChoose = useAccess(field && 'to' in field ? field.to : resource.name, 'choose').can;
  const Filter = field ? viewOf(field).Filter : null;
  if (!field || !Filter) return null;
  // A filter by records that the person may not list would have nothing to choose from.
  if ('to' in field && !isNarrowed(field) && !canChoose) return null;
  return (
    <Filter
      fieldKey={fieldKey}
      resource={resource}
      field={field}
      value={list.query.filters[fieldKey]}
      onChange={(value) => list.setFilter(fieldKey, value)}
    />
  );
}

interface FieldOf {
  fieldKey: string;
}
