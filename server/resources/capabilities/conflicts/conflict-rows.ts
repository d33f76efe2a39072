import type { Pool, PoolClient } from 'pg';
import type { Conflict, ConflictState } from '#contract/conflicts.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { MatchReason } from '#contract/names/match-reasons.ts';
import type { Caller } from '../../../http/caller.ts';
import { type RecordTables, columnOf } from '../../record-table.ts';
import { hiddenSql } from './hidden-others.ts';

/** A record, by its resource and number. */
export interface Place {
  readonly resource: string;
  readonly recordId: number;
}

interface ConflictRow {
  id: number;
  score: number;
  reason: MatchReason;
  foundAt: string;
  party: Conflict['party'];
  other: Conflict['party'] & { resource: string | null; id: number | null; recordNumber: string | null };
  isHidden: boolean;
  /** Nobody whom the firm knows any more. */
  isGone: boolean;
  outcomes: Conflict['outcomes'];
}

/** Hits of a record, each with its last outcome. */
const HITS = `conflict_hits hit left join lateral (
  select id, decision, walled from conflict_outcomes where hit_id = hit.id order by id desc limit 1) last on true`;
/** What was found is there still, or a wall stands about it: that falls only with another decision. */
const STANDS = `(hit.gone_at is null or last.decision = 'wall')`;

const named = (known: string): string =>
  `'nameAr', ${known}.name_ar, 'nameEn', ${known}.name_en, 'number', ${known}.number, 'side', ${known}.side`;

/** By what staff call the record whose party is `other`. */
const recordNumber = (tables: RecordTables): string =>
  [...tables.values()]
    .filter(({ resource }) => resource.conflicts)
    .map(
      (table) =>
        `when '${table.resource.name}' then (select ${columnOf(table, 'number')} from ${table.name} where id = other.of_id)`,
    )
    .join(' ');

/** What was found about a record and what was decided, for somebody who may read it; those that wait go first. */
export async function readConflicts(
  pool: Pool,
  { resource, recordId }: Place,
  { caller, language, tables }: { caller: Caller; language: Language; tables: RecordTables },
): Promise<Conflict[]> {
  const name = (account: string): string => `${account}.full_name_${language}`;
  const hidden = hiddenSql(tables, caller);
  const { rows } = await pool.query<ConflictRow>(
    `select hit.id, hit.score, hit.reason, hit.found_at as "foundAt",
       case when hit.gone_at is null then jsonb_build_object(${named('party')}) end as party,
       jsonb_build_object(${named('other')}, 'resource', other.of_resource, 'id', other.of_id,
         'recordNumber', case other.of_resource ${recordNumber(tables)} end) as other,
       other.resource is null as "isGone",
       coalesce(${hidden}, false) as "isHidden",
       coalesce((select jsonb_agg(jsonb_build_object('id', outcome.id, 'decision', outcome.decision,
           'sentence', outcome.sentence, 'by', ${name('author')}, 'at', outcome.decided_at,
           'walled', (select coalesce(jsonb_agg(${name('colleague')} order by colleague.id), '[]') from users colleague
             where outcome.walled @> to_jsonb(colleague.id))) order by outcome.id)
         from conflict_outcomes outcome join users author on author.id = outcome.by_id
         where outcome.hit_id = hit.id), '[]') as outcomes
     from ${HITS}
     left join party_names party on (party.resource, party.record_id) = (hit.party_resource, hit.party_id)
     left join party_names other on (other.resource, other.record_id) = (hit.other_resource, hit.other_id)
     where hit.resource = $1 and hit.record_id = $2 and ${STANDS}
     order by last.id is not null, hit.score desc, hit.id`,
    hidden === null ? [resource, recordId] : [resource, recordId, caller.userId],
  );
  return rows.map(
    ({ other: { resource: ofResource, id, recordNumber: of, ...other }, isGone, isHidden, ...row }) => ({
      ...row,
      other:
        isHidden || isGone
          ? null
          : {
              ...other,
              record:
                ofResource !== null && id !== null ? { resource: ofResource, id, number: of ?? '' } : null,
            },
      outcomes:
        // Of one that is gone nobody can say any more whose it was: whoever something is kept from reads nothing of it.
        isHidden || (isGone && hidden !== null)
          ? row.outcomes.map((outcome) => ({ ...outcome, sentence: null }))
          : row.outcomes,
    }),
  );
}

/** Where the conflicts of a record stand; `null` where none is left of those that were found. */
export async function conflictStateOf(
  client: PoolClient,
  { resource, recordId }: Place,
): Promise<ConflictState | null> {
  const { rows } = await client.query<{ state: ConflictState | null }>(
    'select conflict_state_of($1, $2) as state',
    [resource, recordId],
  );
  return rows[0]?.state ?? null;
}

/** The last outcome of a hit of a record, `null` where it waits. Throws `notFound` for one that is not, or is past. */
export async function lastOutcomeOf(
  client: PoolClient,
  { resource, recordId }: Place,
  hitId: number,
): Promise<number | null> {
  const { rows } = await client.query<{ last: number | null }>(
    `select last.id as last from ${HITS} where hit.id = $3 and hit.resource = $1 and hit.record_id = $2 and ${STANDS}`,
    [resource, recordId, hitId],
  );
  const [hit] = rows;
  if (!hit) throw new AppError('notFound');
  return hit.last;
}

/** Makes the walls of a record what the last decisions say, also about parties that are gone since. */
export async function buildWalls(client: PoolClient, { resource, recordId }: Place): Promise<void> {
  await client.query('delete from conflict_walls where resource = $1 and record_id = $2', [
    resource,
    recordId,
  ]);
  await client.query(
    `insert into conflict_walls (user_id, resource, record_id)
     select distinct walled.id::int, $1, $2::int from ${HITS}
     cross join lateral jsonb_array_elements_text(last.walled) as walled(id)
     where hit.resource = $1 and hit.record_id = $2 and last.decision = 'wall'`,
    [resource, recordId],
  );
  // What they were told before goes too.
  await client.query(
    `delete from notifications told using conflict_walls wall
     where told.user_id = wall.user_id and told.resource = wall.resource and told.record_id = wall.record_id
       and wall.resource = $1 and wall.record_id = $2`,
    [resource, recordId],
  );
}
