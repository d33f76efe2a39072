import { useTranslation } from 'react-i18next';
import { isOffered, valuesOf } from '#contract/actions.ts';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { LocalizedText } from '#contract/language.ts';
import { isHoldable } from '#contract/held-moves.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import { ownerNameOf, titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import styles from './bulk-dialog.module.css';
import { queryFrom } from './remembered-lists.ts';

interface BulkConcernedProps {
  resource: AnyResource;
  selection: Selection;
  /** What is done to them. Default: nothing that their owners are told of. */
  move?: string;
}

/** More of them than fit into the list scroll in it, and leave the dialog as high as it is. */
const LINES = 20;

/** Which records are meant, and who will be told. Until they are here their room is kept: no button moves under a hand. */
export function BulkConcerned({ resource, selection, move = '' }: BulkConcernedProps) {
  const { t } = useTranslation(['records', 'bulk', 'status']);
  const { language } = useLanguage();
  const { data, isPending } = useRecordList(resource, queryOf(resource, selection));
  const rows = data?.data ?? [];
  const total = 'ids' in selection ? selection.ids.length : selection.matching.count;
  const { owner } = resource;
  const tells = owner !== undefined && isHoldable(resource, move);
  const action = resource.actions[move];
  const movable = action ? rows.filter((row) => isOffered(action, valuesOf(row))) : rows;
  const areAllHere = rows.length === total;
  const clients = new Set(movable.map((row) => row[owner ?? '']));
  /** Where they stand, and how many each: that is why they cannot be moved. */
  const statesOf = (refused: readonly AnyRecord[]): string[] => {
    const key = action?.stateField ?? '';
    const field = resource.fields[key];
    const states: Readonly<Record<string, LocalizedText>> = field && 'options' in field ? field.options : {};
    const counts = new Map<string, number>();
    for (const row of refused) {
      const state = states[String(row[key])]?.[language] ?? t('status:unknown');
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    return [...counts].map(([state, count]) => `${state} (${count})`);
  };
  if (!data && !isPending) return null;
  return (
    <>
      {tells && (
        <p>
          {!data
            ? '\u00a0'
            : areAllHere
              ? t('records:clientsMailed', { count: clients.size })
              : t('records:mailsSent', { count: total })}
        </p>
      )}
      {areAllHere && movable.length < total && (
        <p>
          {t('bulk:possibleFor', {
            can: movable.length,
            total,
            cannot: total - movable.length,
            states: new Intl.ListFormat(language).format(
              statesOf(rows.filter((row) => !movable.includes(row))),
            ),
          })}
        </p>
      )}
      {/* What scrolls must be reachable by keyboard, also without a link in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul className={styles.concerned} aria-label={t('records:concerned')} aria-busy={!data} tabIndex={0}>
        {!data &&
          Array.from({ length: Math.min(total, LINES) }, (_, at) => (
            <li key={at} aria-hidden="true">
              {'\u00a0'}
            </li>
          ))}
        {rows.map((row) => (
          <li key={row.id}>
            <bdi dir="auto">{titleOf(resource, row)}</bdi>
            {owner !== undefined && <bdi dir="auto">{ownerNameOf(resource, row)}</bdi>}
          </li>
        ))}
        {data && total > rows.length && <li>{t('records:andOthers', { count: total - rows.length })}</li>}
      </ul>
    </>
  );
}

/** The list that shows them, as many as one page may have. */
const queryOf = (resource: AnyResource, selection: Selection) =>
  'ids' in selection
    ? listQueryOf(resource, { ids: selection.ids.slice(0, PAGE_SIZE_MAX), pageSize: PAGE_SIZE_MAX })
    : { ...queryFrom(resource, selection.matching.query), page: 1, pageSize: PAGE_SIZE_MAX };
