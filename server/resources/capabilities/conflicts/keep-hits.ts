import type { PoolClient } from 'pg';
import { hash } from 'node:crypto';
import type { ComparedParty, SETTLED_AS } from '#contract/conflicts.ts';
import type { MatchReason } from '#contract/match-reasons.ts';
import type { ConflictSubject } from './conflict-subject.ts';
import { type KnownParty, holdNames, nameOf } from './party-names.ts';

/** Two names that may be one person's. */
export interface Hit {
  readonly party: KnownParty;
  readonly other: KnownParty;
  readonly score: number;
  readonly reason: MatchReason;
}

interface Kept {
  readonly id: number;
  readonly key: string;
  readonly party: ComparedParty | null;
  readonly partyResource: string;
  readonly partyId: number;
  readonly other: string;
  readonly goneAs: (typeof SETTLED_AS)[number] | null;
}

/**
 * Adds hits that are new. What was found before and is found no more counts all the same, unless the record itself no
 * longer names its party so, or compares the two by other names. What is as it was is not written again: a common name
 * has a thousand of them.
 * @returns how many are new
 */
export async function keepHits(
  client: PoolClient,
  record: ConflictSubject,
  { parties, hits }: { parties: readonly KnownParty[]; hits: readonly Hit[] },
): Promise<number> {
  const { rows: kept } = await client.query<Kept>(
    `select id, concat_ws(' ', party_resource, party_id, other_resource, other_id, compared) as key, party,
       party_resource as "partyResource", party_id as "partyId", concat_ws(' ', other_resource, other_id) as other,
       gone_as as "goneAs"
     from conflict_hits where resource = $1 and record_id = $2 and gone_as is distinct from 'erased' order by id`,
    [record.resource, record.recordId],
  );
  const known = new Set(kept.map(({ key }) => key));
  const standing = new Set(kept.filter(({ goneAs }) => goneAs === null).map(({ key }) => key));
  const isNamed = await holdNames(
    client,
    hits.filter((hit) => !standing.has(keyOf(hit))).map(({ other }) => other),
  );
  const found = hits.filter((hit) => standing.has(keyOf(hit)) || isNamed(hit.other));
  const counts = countedAmong(kept, { record, parties, found });
  await setGone(client, { ids: kept.filter((hit) => hit.goneAs !== null && counts(hit)), isGone: false });
  await setGone(client, { ids: kept.filter((hit) => hit.goneAs === null && !counts(hit)), isGone: true });
  const added = found.filter((hit) => !known.has(keyOf(hit)));
  if (added.length > 0) await addHits(client, record, added);
  return added.length;
}

/** Which of the hits that were found before count: of the same two only the one that was compared last. */
function countedAmong(
  kept: readonly Kept[],
  {
    record,
    parties,
    found,
  }: { record: ConflictSubject; parties: readonly KnownParty[]; found: readonly Hit[] },
): (hit: Kept) => boolean {
  /** Who it is in the record: its client under any name, a party by what is written, also when it is written anew. */
  const whoIs = (resource: string, id: number, named: ComparedParty | null): string =>
    resource === record.owner.resource ? `${resource} ${id}` : JSON.stringify(named && inOrder(named));
  const foundKeys = new Set(found.map(keyOf));
  const foundPairs = new Set(
    found.map(({ party, other }) => `${whoIs(party.resource, party.recordId, party)} ${nameOf(other)}`),
  );
  const pairOf = (hit: Kept) => `${whoIs(hit.partyResource, hit.partyId, hit.party)} ${hit.other}`;
  const last = new Map(kept.map((hit) => [pairOf(hit), hit.id]));
  const here = new Set(parties.map((party) => whoIs(party.resource, party.recordId, party)));
  return (hit) => {
    if (foundKeys.has(hit.key)) return true;
    const pair = pairOf(hit);
    return (
      !foundPairs.has(pair) &&
      last.get(pair) === hit.id &&
      here.has(whoIs(hit.partyResource, hit.partyId, hit.party))
    );
  };
}

async function setGone(
  client: PoolClient,
  { ids, isGone }: { ids: readonly { id: number }[]; isGone: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update conflict_hits set gone_at = ${isGone ? "now(), gone_as = 'changed'" : 'null, gone_as = null'}
     where id = any($1::int[])`,
    [ids.map(({ id }) => id)],
  );
}

async function addHits(client: PoolClient, record: ConflictSubject, hits: readonly Hit[]): Promise<void> {
  await client.query(
    `insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id,
       of_resource, of_id, party, other, compared, score, reason)
     select $1, $2, * from unnest($3::text[], $4::int[], $5::text[], $6::int[], $7::text[], $8::int[], $9::jsonb[],
       $10::jsonb[], $11::text[], $12::int[], $13::text[])`,
    [
      record.resource,
      record.recordId,
      hits.map(({ party }) => party.resource),
      hits.map(({ party }) => party.recordId),
      hits.map(({ other }) => other.resource),
      hits.map(({ other }) => other.recordId),
      hits.map(({ other }) => other.ofResource),
      hits.map(({ other }) => other.ofId),
      hits.map(({ party }) => JSON.stringify(comparedOf(party))),
      hits.map(({ other }) => JSON.stringify(comparedOf(other))),
      hits.map(comparedIn),
      hits.map(({ score }) => score),
      hits.map(({ reason }) => reason),
    ],
  );
}

/** By what a hit is told from others of its record; the database holds it once. */
const keyOf = (hit: Hit): string => [nameOf(hit.party), nameOf(hit.other), comparedIn(hit)].join(' ');

const comparedOf = ({ nameAr, nameEn, number, side }: ComparedParty): ComparedParty => ({
  nameAr,
  nameEn,
  number,
  side,
});

const inOrder = ({ nameAr, nameEn, number, side }: ComparedParty) => [nameAr, nameEn, number, side];

/** Both names as they were compared, as a hash. */
const comparedIn = ({ party, other }: Hit): string =>
  hash('sha256', JSON.stringify([party, other].map(inOrder)), 'base64');
