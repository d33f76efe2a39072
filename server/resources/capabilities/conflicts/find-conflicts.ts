import type { PoolClient } from 'pg';
import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import type { ConflictSubject } from './conflict-subject.ts';
import { type Hit, keepHits } from './keep-hits.ts';
import { MATCH_FROM, type NamedParty, matcherOf } from './names/name-match.ts';
import { COLUMNS, type KeyedParty, type KnownParty, candidatesFor, indexNames } from './party-names.ts';

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
export async function findConflicts(client: PoolClient, record: ConflictSubject): Promise<number> {
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
      if (match && match.score >= MATCH_FROM) hits.push({ party, other, ...match });
    }
  }
  return keepHits(client, record, { parties, hits });
}

const namesOf = ({ nameAr, nameEn, number }: KnownParty): NamedParty => ({
  names: [nameAr, nameEn].filter(Boolean),
  number,
});
