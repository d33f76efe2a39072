import type { Pool, PoolClient } from 'pg';
import type { Conflict, ConflictState, FoundConflicts, SETTLED_AS } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Caller } from '../../../http/caller.ts';
import { type RecordTables, columnOf } from '../../record-table.ts';
import { hiddenSql } from './hidden-others.ts';

/** A record, by its resource and number. */
export interface Place {
  readonly resource: string;
  readonly recordId: number;
}

interface ConflictRow extends Omit<Conflict, 'other' | 'settled'> {
  other: Conflict['party'];
  isNamedStill: boolean;
  ofResource: string | null;
  ofId: number | null;
  ofNumber: string | null;
  clientId: number | null;
  goneAt: string | null;
  goneAs: (typeof SETTLED_AS)[number] | null;
}

/** Hits of a record, each with its last outcome. */
const HITS = `conflict_hits hit left join lateral (
  select id, decision, walled from conflict_outcomes where hit_id = hit.id order by id desc limit 1) last on true`;
/** It counts still, or a wall stands about it: that falls only with another decision. */
const STANDS = `(hit.gone_at is null or last.decision = 'wall')`;
const WAITS = `(hit.gone_at is null and last.id is null)`;

/** At most this many of those that were settled without a decision are shown: a common name has a thousand of them. */
const SETTLED_SHOWN = 20;

/** Of the record whose party is the other, the value of a column. */
const ofRecord = (tables: RecordTables, keyOf: (resource: AnyResource) => string): string =>
  `case hit.of_resource ${[...tables.values()]
    .filter(({ resource }) => resource.conflicts)
    .map(
      (table) =>
        `when '${table.resource.name}' then (select ${columnOf(table, keyOf(table.resource))} from ${table.name} where id = hit.of_id)`,
    )
    .join(' ')} end`;
/** The client who is the other, or whose own side it is. */
const clientOf = (tables: RecordTables): string =>
  `case when hit.of_resource is null then hit.other_id
     when hit.other ->> 'side' = 'own' then ${ofRecord(tables, ({ owner = '' }) => owner)} end`;

/** Who asks, and what may be kept from them. */
export interface Reader {
  readonly caller: Caller;
  readonly tables: RecordTables;
}

/**
 * What was found about a record and what was decided, for somebody who may read it; those that wait go first. Of what is
 * kept from them they learn one thing: that the record is held.
 */
export async function readConflicts(
  pool: Pool,
  { resource, recordId }: Place,
  { caller, language, tables }: Reader & { language: Language },
): Promise<FoundConflicts> {
  const name = (account: string): string => `${account}.full_name_${language}`;
  const hidden = hiddenSql(tables, caller);
  const { rows } = await pool.query<ConflictRow>(
    `select hit.id, hit.score, hit.reason, hit.found_at as "foundAt", hit.party, hit.other,
       hit.of_resource as "ofResource", hit.of_id as "ofId", hit.gone_at as "goneAt", hit.gone_as as "goneAs",
       ${ofRecord(tables, () => 'number')} as "ofNumber", ${clientOf(tables)} as "clientId",
       exists (select from party_names named where (named.resource, named.record_id) = (hit.other_resource, hit.other_id)
         and hit.other @> jsonb_build_object('nameAr', name_ar, 'nameEn', name_en, 'number', number, 'side', side))
         as "isNamedStill",
       coalesce((select jsonb_agg(jsonb_build_object('id', outcome.id, 'decision', outcome.decision,
           'sentence', outcome.sentence, 'by', ${name('author')}, 'at', outcome.decided_at,
           'walled', (select coalesce(jsonb_agg(${name('colleague')} order by colleague.id), '[]') from users colleague
             where outcome.walled @> to_jsonb(colleague.id))) order by outcome.id)
         from conflict_outcomes outcome join users author on author.id = outcome.by_id
         where outcome.hit_id = hit.id), '[]') as outcomes
     from ${HITS}
     where hit.resource = $1 and hit.record_id = $2 and not ${hidden}
       and (hit.gone_at is null or last.id is not null or hit.id in (
         select hit.id from conflict_hits hit where hit.resource = $1 and hit.record_id = $2 and hit.gone_at is not null
         and not ${hidden} and not exists (select from conflict_outcomes where hit_id = hit.id)
         order by hit.gone_at desc, hit.id desc limit ${SETTLED_SHOWN}))
     order by not ${STANDS}, last.id is not null, hit.score desc, hit.id`,
    [resource, recordId],
  );
  const held = await pool.query(
    `select from ${HITS} where hit.resource = $1 and hit.record_id = $2 and ${hidden} and ${WAITS} limit 1`,
    [resource, recordId],
  );
  return { hits: rows.map(conflictOf), isHeldElsewhere: held.rowCount !== 0 };
}

function conflictOf({
  other,
  isNamedStill,
  ofResource,
  ofId,
  ofNumber,
  clientId,
  goneAt,
  goneAs,
  ...row
}: ConflictRow) {
  const record =
    ofResource === null || ofId === null ? null : { resource: ofResource, id: ofId, number: ofNumber ?? '' };
  return {
    ...row,
    other: other && { ...other, isNamedStill, clientId, record },
    settled: goneAt === null ? null : { at: goneAt, as: goneAs ?? 'changed' },
  };
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

/**
 * The last outcome of a hit of a record, `null` where it waits. Throws `notFound` for one that is not, that is settled, or
 * that is about somebody of whom the reader may not know.
 */
export async function lastOutcomeOf(
  client: PoolClient,
  { resource, recordId }: Place,
  { hitId, caller, tables }: Reader & { hitId: number },
): Promise<number | null> {
  const { rows } = await client.query<{ last: number | null }>(
    `select last.id as last from ${HITS}
     where hit.id = $3 and hit.resource = $1 and hit.record_id = $2 and ${STANDS} and not ${hiddenSql(tables, caller)}`,
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
