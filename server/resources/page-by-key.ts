import type { ListQuery, NearPage } from '#contract/list-query.ts';
import { type OrderKey, partsFrom } from './list-order.ts';
import type { Finding } from './page-plan.ts';
import { turned } from './page-by-number.ts';
import { markSql } from './row-key.ts';
import type { SqlParameters } from './statement.ts';

interface Walk extends Finding {
  readonly near: NearPage;
  readonly key: OrderKey;
}

/**
 * The ids of a page as an array, walked to from a row of another page: forwards from behind its last one, backwards from
 * before its first one; the page itself from its first row on. Empty where that row is not found any more.
 */
export function idsByKey(
  { page, pageSize }: ListQuery,
  { near, key, found, order, limit }: Walk,
  values: SqlParameters,
): { anchor: string; ids: string } {
  const anchor = `anchor as materialized (select record.id, ${key.expression ?? 'null'} as value
from ${found} and record.id = ${values.add(near.id)} and ${markSql(key.expression)} = ${values.add(near.mark)})`;
  const isForward = page >= near.page;
  const skipped = Math.max(Math.abs(page - near.page) - 1, 0) * pageSize;
  // The page beside the one that was seen is taken as it is walked.
  const last = skipped === 0 ? limit() : values.add(skipped + pageSize);
  const by = isForward ? order.by() : order.backwards();
  const parts = partsFrom(key, { isForward, isIncluded: page === near.page });
  const walked = parts
    .map((part) => `array(select record.id from ${found} and ${part} order by ${by} limit ${last})`)
    .join(' || ');
  const ids = `(${walked})[${skipped === 0 ? 1 : `${values.add(skipped + 1)}::int`}:${last}::int]`;
  return { anchor, ids: isForward ? ids : turned(ids) };
}
