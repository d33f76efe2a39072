import type { Pool } from 'pg';
import { matterTable, stateColumn } from '../db/matter-sql.ts';
import { withTransaction } from '../db/transaction.ts';
import { type ErasingHost, eraseRecords, leaveNumbers, wordsOf } from './erase-matters.ts';
import type { MattersRule, RetentionRule, RowsRule } from './retention-rules.ts';

/** At most this many records in one transaction: whoever works meanwhile waits for no more. */
const BATCH = 200;

/** How many rows or records are past the term of a rule. */
export async function countDue(pool: Pool, rule: RetentionRule): Promise<number> {
  const { table, condition, values } = rule.kind === 'rows' ? rowsDue(rule) : mattersDue(rule);
  const { rows } = await pool.query<{ due: number }>(
    `select count(*)::int as due from ${table} where ${condition}`,
    values,
  );
  return rows[0]?.due ?? 0;
}

/** Removes rows that are past their term. Several processes may do it at once. */
export async function removeRows(pool: Pool, rule: RowsRule): Promise<number> {
  const { table, condition, values } = rowsDue(rule);
  const { resource } = rule;
  if (!resource) return (await pool.query(`delete from ${table} where ${condition}`, values)).rowCount ?? 0;
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `delete from ${table} where ${condition} returning id`,
      values,
    );
    await leaveNumbers(client, { resource, ids: rows.map(({ id }) => id), operation: 'termEnded' });
    return rows.length;
  });
}

/** Does what a rule says, and writes down of which records. */
export async function applyRule(host: ErasingHost & { pool: Pool }, rule: RetentionRule): Promise<number> {
  if (rule.kind === 'rows') return removeRows(host.pool, rule);
  const { matter } = rule;
  const { table, condition, values } = mattersDue(rule);
  let erased = 0;
  for (let batch = BATCH; batch === BATCH; erased += batch)
    batch = await withTransaction(host.pool, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `select id from ${table} where ${condition} order by id limit ${BATCH} for update`,
        values,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await eraseRecords({ client, host }, { resource: matter, ids });
      await leaveNumbers(client, { resource: matter.name, ids, operation: 'termEnded' });
      return ids.length;
    });
  return erased;
}

const rowsDue = ({ table, since, period }: RowsRule) => ({
  table,
  condition: `${since} < now() - $1::interval`,
  values: [period],
});

/** One that was erased before has no words left. */
const mattersDue = ({ matter, states, period }: MattersRule) => ({
  table: matterTable(matter),
  condition: `${stateColumn(matter)} = any($2) and closed_at < now() - $1::interval and legal_hold = ''
    and concat(${wordsOf(matter).join(', ')}) <> ''`,
  values: [period, states],
});
