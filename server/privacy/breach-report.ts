import { isAddress } from '#contract/kinds/email.ts';
import type { Pool } from 'pg';
import { labelKey } from '#contract/field-keys.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import type { Role } from '#contract/roles.ts';
import { withTransaction } from '../db/transaction.ts';
import type { ReadKind } from './shown.ts';
import { type RecordTables, columnOf } from '../resources/record-table.ts';

/** What is asked: what one account saw, or one session of it, or everybody, within a time. ISO 8601. */
export interface BreachQuestion {
  readonly email?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly from: string;
  readonly to: string;
}

export interface BreachReport {
  readonly from: string;
  readonly to: string;
  /** Who saw records. */
  readonly readers: readonly {
    readonly userId: number;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
    readonly sessions: readonly string[];
    readonly first: string;
    readonly last: string;
    readonly answers: number;
  }[];
  /** What of: how many records of each kind, in which ways, and which fields these ways show. */
  readonly records: readonly {
    readonly resource: string;
    readonly count: number;
    readonly kinds: readonly ReadKind[];
    readonly fields: readonly string[];
    readonly ids: readonly number[];
    readonly first: string;
    readonly last: string;
  }[];
  /** Whose: the clients whom these records tell of, and by their addresses those who wrote without an account. */
  readonly subjects: readonly {
    readonly userId: number | null;
    readonly name: string;
    readonly records: number;
  }[];
}

/**
 * Whether there is, or was, what a question names: also an account in the trash, and a session that was removed since.
 * @returns each as a person calls it
 */
export async function knownReaders(
  pool: Pool,
  { email, sessionId }: Pick<BreachQuestion, 'email' | 'sessionId'>,
): Promise<[named: string, isKnown: boolean][]> {
  const isFound = async (sql: string, value: string) => (await pool.query(sql, [value])).rowCount !== 0;
  const known: [string, boolean][] = [];
  if (email !== undefined)
    known.push([`account ${email}`, await isFound('select from users where email = $1', email)]);
  if (sessionId !== undefined)
    known.push([
      `session ${sessionId}`,
      await isFound(
        'select from sessions where id = $1 union all select from record_reads where session_id = $1 limit 1',
        sessionId,
      ),
    ]);
  return known;
}

/**
 * Who saw whose records, which, and from when to when: what a notice of a breach must say (P-05). An entry of the audit
 * trail shows the record that it is about; one about a whole list shows none.
 */
export async function breachReport(
  pool: Pool,
  tables: RecordTables,
  question: BreachQuestion,
): Promise<BreachReport> {
  const { from, to } = question;
  return withTransaction(pool, async (client) => {
    await client.query(
      `create temporary table seen on commit drop as
       select r.id as read_id, r.user_id, r.session_id, r.at, r.kind,
         coalesce(a.of_resource, a.resource, r.resource) as resource,
         case when a.id is null then seen_id else coalesce(a.of_id, a.record_id) end as record_id
       from record_reads r cross join unnest(r.record_ids) seen_id
       left join audit_entries a on r.resource = 'audit-entries' and a.id = seen_id
       left join users reader on reader.id = r.user_id
       where r.at >= $1 and r.at < $2 and ($3::text is null or reader.email = $3)
         and ($4::uuid is null or r.session_id = $4)`,
      [from, to, question.email ?? null, question.sessionId ?? null],
    );
    const readers = await client.query<BreachReport['readers'][number]>(
      `select seen.user_id as "userId", u.full_name_en as name, u.email, u.role, array_agg(distinct session_id) as sessions,
         min(at) as first, max(at) as last, count(distinct read_id)::int as answers
       from seen join users u on u.id = seen.user_id group by 1, 2, 3, 4 order by 1`,
    );
    const records = await client.query<Omit<BreachReport['records'][number], 'fields'>>(
      `select resource, count(distinct record_id)::int as count, array_agg(distinct kind) as kinds,
         array_agg(distinct record_id order by record_id) as ids, min(at) as first, max(at) as last
       from seen where record_id is not null group by 1 order by 1`,
    );
    const subjects = await client.query<BreachReport['subjects'][number]>(
      `select u.id as "userId", coalesce(u.full_name_en, owned.address) as name,
         count(distinct (owned.resource, owned.record_id))::int as records
       from (${ownersSql(tables)}) owned left join users u on u.id = owned.owner or u.email = owned.address
       where u.role = 'User' or (u.id is null and owned.address is not null)
       group by 1, 2 order by 1, 2`,
    );
    const roles = readers.rows.map(({ role }) => role);
    return {
      from,
      to,
      readers: readers.rows,
      records: records.rows.map((row) => ({ ...row, fields: fieldsOf(tables, row, roles) })),
      subjects: subjects.rows,
    };
  });
}

/** Whom each seen record belongs to; an account belongs to itself, and what nobody owns to the address that it names. */
function ownersSql(tables: RecordTables): string {
  return [...tables.values()]
    .flatMap((table) => {
      const { resource } = table;
      const owner = resource.owner ?? (resource.name === 'users' ? 'id' : undefined);
      const address = Object.keys(resource.fields).find((key) => isAddress(resource.fields[key]));
      if (!resource.confidential || (owner ?? address) === undefined) return [];
      const whose =
        owner === undefined
          ? `null::int as owner, record.${columnOf(table, address ?? '')}::text as address`
          : `record.${columnOf(table, owner)} as owner, null::text as address`;
      return `select seen.resource, seen.record_id, ${whose} from seen
        join ${table.name} record on record.id = seen.record_id where seen.resource = '${resource.name}'`;
    })
    .join(' union all ');
}

/** What the readers' roles may read of such a record in these ways, by the names of the fields. */
function fieldsOf(
  tables: RecordTables,
  { resource: name, kinds }: Pick<BreachReport['records'][number], 'resource' | 'kinds'>,
  roles: readonly Role[],
): string[] {
  const resource = tables.get(name)?.resource;
  if (!resource) return [];
  const { fields, title } = resource;
  // Whoever chose among records saw what they are called.
  if (kinds.every((kind) => kind === 'choice')) return [title];
  return Object.entries(fields)
    .filter(([, field]) => roles.some((role) => isReadableBy(field, role)))
    .map(([key]) => labelKey(key));
}
