import type { Pool, PoolClient } from 'pg';
import type { RecordTable } from './record-table.ts';

/** Which of these records are hidden from whom. */
export async function hiddenFrom(
  on: Pool | PoolClient,
  { capabilities }: Pick<RecordTable, 'capabilities'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const hidden = new Map<number, Set<number>>();
  for (const { hiddenIds } of capabilities)
    for (const { userId, id } of (await hiddenIds?.(on, ids)) ?? [])
      hidden.set(userId, (hidden.get(userId) ?? new Set()).add(id));
  return hidden;
}
