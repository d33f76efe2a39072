import type { Pool, PoolClient } from 'pg';
import type { PartySide } from '#contract/conflicts.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { nameKeys, numberKey, searchKeys } from './names/name-keys.ts';

/** Somebody whom the firm knows by name: a party of a record, or a client. */
export interface KnownParty {
  readonly resource: string;
  readonly recordId: number;
  /** The record that a party belongs to; null: a client. */
  readonly ofResource: string | null;
  readonly ofId: number | null;
  readonly side: PartySide;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly number: string;
}

/** Somebody with what they are found by. */
export interface KeyedParty extends KnownParty {
  readonly keys: readonly string[];
}

export const COLUMNS =
  'resource, record_id as "recordId", of_resource as "ofResource", of_id as "ofId", side, name_ar as "nameAr", name_en as "nameEn", number';

/** Few enough that no other call waits long for them: taking one name apart takes a tenth of a millisecond. */
const BATCH = 100;
/** How long a round of the host writes them, in milliseconds: what is left waits for the next. */
const AHEAD_FOR = 500;

/** Adds what the names are found by that came since the last time. Whoever checks does it first, so that none is missed. */
export async function indexNames(client: PoolClient): Promise<void> {
  while (await indexSomeNames(client));
}

/**
 * Some of them ahead, a round of the host: after a release that finds names by other keys no check has to wait for what
 * has been written by then, and meanwhile no other call waits for this.
 */
export async function indexNamesAhead(pool: Pool): Promise<void> {
  const end = performance.now() + AHEAD_FOR;
  while (performance.now() < end && (await withTransaction(pool, indexSomeNames)));
}

/** @returns whether there were any */
async function indexSomeNames(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<KnownParty>(
    `select ${COLUMNS} from party_names where keys is null order by resource, record_id limit ${BATCH}`,
  );
  if (rows.length > 0)
    await client.query(
      `update party_names known set keys = array(select jsonb_array_elements_text(given.keys))
       from unnest($1::text[], $2::int[], $3::jsonb[]) as given(resource, id, keys)
       where known.resource = given.resource and known.record_id = given.id`,
      [
        rows.map(({ resource }) => resource),
        rows.map(({ recordId }) => recordId),
        rows.map((row) => JSON.stringify(keysOf(row))),
      ],
    );
  return rows.length > 0;
}

const keysOf = ({ nameAr, nameEn, number }: Pick<KnownParty, 'nameAr' | 'nameEn' | 'number'>): string[] => [
  ...new Set([...nameKeys(nameAr), ...nameKeys(nameEn), ...[numberKey(number) ?? []].flat()]),
];

/**
 * Whoever may be the same and stands on another side: a client of both, or an opponent of both, is no conflict. The
 * record's own parties are not asked about.
 */
export async function candidatesFor(
  client: PoolClient,
  { keys, side }: KeyedParty,
  record: { resource: string; recordId: number },
): Promise<KnownParty[]> {
  const { rows } = await client.query<KnownParty>(
    `select ${COLUMNS} from party_names where keys && $1::text[] and side <> $2
     and (of_resource, of_id) is distinct from ($3::text, $4::int)`,
    [searchKeys(keys), side, record.resource, record.recordId],
  );
  return rows;
}

/** Whose name it is: a row of a resource. */
export const nameOf = ({ resource, recordId }: Pick<KnownParty, 'resource' | 'recordId'>): string =>
  `${resource} ${recordId}`;

/**
 * Holds names until the transaction ends: whoever takes one away waits.
 * @returns whether somebody is named still
 */
export async function holdNames(
  client: PoolClient,
  parties: readonly KnownParty[],
): Promise<(party: KnownParty) => boolean> {
  const { rows } = await client.query<KnownParty>(
    `select ${COLUMNS} from party_names
     where (resource, record_id) in (select * from unnest($1::text[], $2::int[]))
     order by resource, record_id for key share`,
    [parties.map(({ resource }) => resource), parties.map(({ recordId }) => recordId)],
  );
  const named = new Set(rows.map(nameOf));
  return (party) => named.has(nameOf(party));
}
