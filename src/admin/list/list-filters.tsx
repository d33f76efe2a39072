import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '#contract/choices.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { filterField } from '#contract/filter-field.ts';
import { filterCount } from '#contract/list-query.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { isRecordKey } from '../column.tsx';
import { viewOf } from '../kinds/field-views.ts';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { useAccess } from '../refine/use-access.ts';
import styles from './list-screen.module.css';
import { MissingFilter } from './missing-filter.tsx';
import type { useListState } from './use-list-state.ts';

interface ListFiltersProps {
  resource: AnyResource;
  list: ReturnType<typeof useListState>;
  /** What it has found; undefined while it is on its way. */
  rows: readonly AnyRecord[] | undefined;
}

/** Loaded with the second filter that is set. */
const MatchChoice = lazyPanelPart(async () => (await import('./match-choice.tsx')).MatchChoice);

/** More than that do not fit a line: it shows the first five of the definition, and those that are set. */
const IN_LINE = 6;

/** What the definition lets a list be narrowed by; on a phone behind one button, which counts those that are set. */
export function ListFilters({ resource, list, rows }: ListFiltersProps) {
  const { t } = useTranslation(['common', 'lists']);
  const { fields: readable = [] } = useAccess(resource.name, 'list');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const keys = resource.list.filters.filter((key) => readable.includes(key) || isRecordKey(key));
  const isTranslated = translatedKeys(resource).length > 0;
  if (keys.length === 0 && !isTranslated) return null;
  const set = filterCount(list.query);
  const isMany = keys.length > IN_LINE;
  const toggle = {
    size: 'small',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  } as const;
  return (
    <>
      <Button {...toggle} variant="secondary" className={styles.fold}>
        {t('common:filters')}
        {set > 0 && ` (${set})`}
      </Button>
      <div id={id} className={styles.filters} data-many={isMany || undefined} data-open={isOpen || undefined}>
        {keys.map((key) => (
          <FieldFilter key={key} fieldKey={key} resource={resource} list={list} rows={rows} />
        ))}
        {isTranslated && (
          <MissingFilter value={list.query.missing} onChange={(missing) => list.change({ missing })} />
        )}
        {isMany && (
          <Button {...toggle} variant="quiet" className={styles.more}>
            {t(isOpen ? 'lists:fewerFilters' : 'lists:moreFilters')}
          </Button>
        )}
        {set > 1 && (
          <div className={styles.match}>
            <LazyBoundary>
              <MatchChoice value={list.query.match} onChange={(match) => list.change({ match })} />
            </LazyBoundary>
          </div>
        )}
      </div>
      {list.hasFilters && (
        <PassFocus>
          <Button size="small" variant="quiet" onClick={list.clear}>
            {t('common:clearFilters')}
          </Button>
        </PassFocus>
      )}
    </>
  );
}

function FieldFilter({ resource, list, rows, fieldKey }: ListFiltersProps & { fieldKey: string }) {
  const field = filterField(resource, fieldKey);
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
      rows={rows}
      onChange={(value, isTyped) => list.setFilter(fieldKey, value, { replace: isTyped ?? false })}
    />
  );
}
