import { useTranslation } from 'react-i18next';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { LocalizedText } from '#contract/language.ts';
import { isHoldable } from '#contract/held-moves.ts';
import { ownerNameOf, titleOf } from '#contract/title-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import styles from './bulk-dialog.module.css';
import { useConcerned } from './use-concerned.ts';

interface BulkConcernedProps {
  resource: AnyResource;
  selection: Selection;
  /** What is done to them. Default: nothing that their owners are told of. */
  move?: string;
  /** They are deleted ones. Default: they are not. */
  areInTrash?: boolean;
  /** The id of what says for how many it is possible. */
  possibleId?: string;
}

/** More of them than fit into the list scroll in it, and leave the dialog as high as it is. */
const LINES = 20;

/** Which records are meant, and who will be told. Until they are here their room is kept: no button moves under a hand. */
export function BulkConcerned({
  resource,
  selection,
  move = '',
  areInTrash,
  possibleId,
}: BulkConcernedProps) {
  const { t } = useTranslation(['records', 'bulk', 'status']);
  const { language } = useLanguage();
  const concerned = useConcerned(resource, selection, { move, areInTrash });
  const { rows, total, movable, areAllHere, isPending, hasFailed } = concerned;
  const { owner } = resource;
  const tells = owner !== undefined && isHoldable(resource, move);
  const clients = new Set(movable.map((row) => row[owner ?? '']));
  /** Where they stand, and how many each: that is why they cannot be moved. */
  const statesOf = (refused: readonly AnyRecord[]): string[] => {
    const key = resource.actions[move]?.stateField ?? '';
    const field = resource.fields[key];
    const states: Readonly<Record<string, LocalizedText>> = field && 'options' in field ? field.options : {};
    const counts = new Map<string, number>();
    for (const row of refused) {
      const state = states[String(row[key])]?.[language] ?? t('status:unknown');
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    return [...counts].map(([state, count]) => `${state} (${count})`);
  };
  if (hasFailed) return null;
  return (
    <>
      {tells && (
        <p>
          {isPending
            ? '\u00a0'
            : areAllHere
              ? t('records:clientsMailed', { count: clients.size })
              : t('records:mailsSent', { count: total })}
        </p>
      )}
      {areAllHere && movable.length < total && (
        <p id={possibleId}>
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
      <ul className={styles.concerned} aria-label={t('records:concerned')} aria-busy={isPending} tabIndex={0}>
        {isPending &&
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
        {!isPending && total > rows.length && (
          <li>{t('records:andOthers', { count: total - rows.length })}</li>
        )}
      </ul>
    </>
  );
}
