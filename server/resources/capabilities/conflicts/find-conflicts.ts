import type { PoolClient } from 'pg';
import { hash } from 'node:crypto';
import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { MATCH_FROM, type NamedParty, matcherOf } from '#contract/names/name-match.ts';
import type { MatchReason } from '#contract/names/match-reasons.ts';
import {
  COLUMNS,
  type KeyedParty,
  type KnownParty,
  candidatesFor,
  holdNames,
  indexNames,
} from './party-names.ts';

/** The record whose parties are compared, and whose it is. */
export interface CheckedRecord {
  readonly resource: string;
  readonly recordId: number;
  /** The account of the client, by its resource and number. */
  readonly owner: { readonly resource: string; readonly id: number };
}

/** The resource whose records own those of a resource: the accounts of its clients. */
export function ownersOf({ owner, fields }: Pick<AnyResource, 'owner' | 'fields'>): string | null {
  const field = owner === undefined ? undefined : fields[owner];
  return field && isNamed(field) ? field.to : null;
}

// Any number, as long as it is always this one: of two who add each other's parties at once the second sees the first.
const CHECK_LOCK = 4_207_221_036;

/**
 * Compares the parties of a record, its client among them, with everybody else, and keeps what it finds.
 * @returns how many hits were not there before the check
 */
export async function findConflicts(client: PoolClient, record: CheckedRecord): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [CHECK_LOCK]);
  await indexNames(client);
  const { rows: parties } = await client.query<KeyedParty>(
    `select ${COLUMNS}, keys from party_names
     where (of_resource = $1 and of_id = $2) or (resource = $3 and record_id = $4)`,
    [record.resource, record.recordId, record.owner.resource, record.owner.id],
  );
  const hits: Hit[] = [];
  for (const party of parties) {
    const matches = matcherOf(namesOf(party));
    for (const other of await candidatesFor(client, party, record)) {
      const match = matches(namesOf(other));
      if (match && match.score >= MATCH_FROM)
        hits.push({ party, other, compared: comparedIn(party, other), ...match });
    }
  }
  return keepHits(client, record, hits);
}

interface Hit {
  readonly party: KnownParty;
  readonly other: KnownParty;
  /** Both names as they were compared, as a hash. */
  readonly compared: string;
  readonly score: number;
  readonly reason: MatchReason;
}

const namesOf = ({ nameAr, nameEn, number }: KnownParty): NamedParty => ({
  names: [nameAr, nameEn].filter(Boolean),
  number,
});

/**
 * Adds hits that are new; those that are found no more are past, with what was decided about them. What is as it was is
 * not written again: a common name has a thousand of them.
 * @returns how many are new
 */
async function keepHits(client: PoolClient, record: CheckedRecord, hits: readonly Hit[]): Promise<number> {
  const { rows: kept } = await client.query<{ id: number; key: string; isGone: boolean }>(
    `select id, concat_ws(' ', party_resource, party_id, other_resource, other_id, compared) as key, gone_at is not null as "isGone"
     from conflict_hits where resource = $1 and record_id = $2`,
    [record.resource, record.recordId],
  );
  const standing = new Set(kept.filter(({ isGone }) => !isGone).map(({ key }) => key));
  const added = hits.filter((hit) => !standing.has(keyOf(hit)));
  const isNamed = await holdNames(
    client,
    added.map(({ other }) => other),
  );
  const found = new Map(
    hits.filter((hit) => standing.has(keyOf(hit)) || isNamed(hit.other)).map((hit) => [keyOf(hit), hit]),
  );
  const setGone = async (ids: readonly number[], to: 'now()' | 'null') => {
    if (ids.length > 0)
      await client.query(`update conflict_hits set gone_at = ${to} where id = any($1::int[])`, [ids]);
  };
  const idsOf = (rows: typeof kept) => rows.map(({ id }) => id);
  await setGone(idsOf(kept.filter(({ key, isGone }) => isGone && found.has(key))), 'null');
  await setGone(idsOf(kept.filter(({ key, isGone }) => !isGone && !found.has(key))), 'now()');
  for (const { key } of kept) found.delete(key);
  if (found.size > 0) await addHits(client, record, [...found.values()]);
  return found.size;
}

async function addHits(client: PoolClient, record: CheckedRecord, hits: readonly Hit[]): Promise<void> {
  await client.query(
    `insert into conflict_hits
       (resource, record_id, party_resource, party_id, other_resource, other_id, compared, score, reason)
     select $1, $2, * from unnest($3::text[], $4::int[], $5::text[], $6::int[], $7::text[], $8::int[], $9::text[])`,
    [
      record.resource,
      record.recordId,
      hits.map(({ party }) => party.resource),
      hits.map(({ party }) => party.recordId),
      hits.map(({ other }) => other.resource),
      hits.map(({ other }) => other.recordId),
      hits.map(({ compared }) => compared),
      hits.map(({ score }) => score),
      hits.map(({ reason }) => reason),
    ],
  );
}

/** By what a hit is told from others of its record; the database holds it once. */
const keyOf = ({ party, other, compared }: Hit): string =>
  [party.resource, party.recordId, other.resource, other.recordId, compared].join(' ');

const comparedIn = (party: KnownParty, other: KnownParty): string =>
  hash(
    'sha256',
    JSON.stringify([party, other].map(({ nameAr, nameEn, number, side }) => [nameAr, nameEn, number, side])),
    'base64',
  );
