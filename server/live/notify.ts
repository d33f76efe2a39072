import type { PoolClient } from 'pg';
import type { Grant } from '#contract/access.ts';
import type { RecordReference } from '#contract/record-reference.ts';
import type { NotificationParams } from '#contract/notification-kinds.ts';
import { type Role, STAFF_ROLES } from '#contract/roles.ts';
import { isWalledSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import { grantedSql, knownSql } from '../resources/reach-sql.ts';
import type { RecordTable } from '../resources/record-table.ts';
import { type InboxEntry, announceArrivals } from './inbox-arrivals.ts';

/** What people are told. */
export interface Notice extends NotificationParams {
  /** One account, all staff, everyone with one of these roles, or whom a grant lets reach the record. */
  readonly to:
    { readonly userId: number } | { readonly roles: readonly Role[] } | { readonly grant: Grant } | 'staff';
  /** One of `notificationKinds`, or of the news of a portal. */
  readonly kind: string;
  readonly about?: RecordReference | undefined;
  /** The table of that record: whoever may not know of the record is told nothing. Default: who is told may. */
  readonly table?: RecordTable | undefined;
  readonly noteId?: number | undefined;
  /** Who did it themselves, and need not be told. */
  readonly except?: number | undefined;
}

/**
 * Puts a notification into the inboxes of everyone concerned, in the transaction of the change that it tells of: both
 * happen, or neither. Who is connected hears of it after the commit; the rest find it when they come (R307, R308).
 * Accounts that are suspended or deleted are told nothing. The client must be one of `withTransaction`.
 */
export async function notify(client: PoolClient, notice: Notice): Promise<void> {
  const { to, kind, number, status, by, about, table, noteId, except } = notice;
  const grant = to !== 'staff' && 'grant' in to ? to.grant : null;
  const roles = to === 'staff' ? STAFF_ROLES : 'roles' in to ? to.roles : grant && Object.keys(grant);
  const userId = to !== 'staff' && 'userId' in to ? to.userId : null;
  const { rows } = await client.query<InboxEntry>(addTo(table, grant), [
    userId,
    roles,
    except ?? null,
    STAFF_ROLES,
    kind,
    JSON.stringify({ number, status, by }),
    about?.resource ?? null,
    about?.id ?? null,
    noteId ?? null,
  ]);
  if (rows.length > 0) announceArrivals(client, rows);
}

// Numbers are given in the order of the accounts, so that two transactions never wait for each other.
const addTo = (table: RecordTable | undefined, grant: Grant | null): string => `
  with recipients as (
    select id, role from users account
    where (id = $1 or role = any($2::text[])) and id is distinct from $3
      and deleted_at is null and not is_suspended
      and not ${isWalledSql('account.id', '$7', '$8')}
      ${table ? `and exists (select 1 from ${table.name} record where record.id = $8 and ${knownSql(table)}${grant ? ` and ${grantedSql(table, [grant])}` : ''})` : ''}
    order by id
  ), numbered as (
    insert into inboxes (user_id, last_sequence) select id, 1 from recipients order by id
    on conflict (user_id) do update set last_sequence = inboxes.last_sequence + 1
    returning user_id, last_sequence
  )
  insert into notifications
    (user_id, sequence, channel, kind, params, resource, record_id, note_id)
  select user_id, last_sequence, case when role = any($4::text[]) then 'staff' else 'client' end, $5, $6, $7, $8, $9
  from numbered join recipients on recipients.id = user_id
  returning user_id as "userId", sequence`;
