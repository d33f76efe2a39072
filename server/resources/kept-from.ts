import type { Pool, PoolClient } from 'pg';
import type { RecordTable } from './record-table.ts';

/** Which of these records are kept from whom. */
export async function keptFrom(
  on: Pool | PoolClient,
  { capabilities }: Pick<RecordTable, 'capabilities'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const kept = new Map<number, Set<number>>();
  for (const { keptIds } of capabilities)
    for (const { userId, id } of (await keptIds?.(on, ids)) ?? [])
      kept.set(userId, (kept.get(userId) ?? new Set()).add(id));
  return kept;
}
