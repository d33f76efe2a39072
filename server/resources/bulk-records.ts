import type { PoolClient } from 'pg';
import { BULK_MAX, type ReadSelection, type Refusal } from '#contract/bulk.ts';
import { AppError } from '#contract/errors.ts';
import { describeFields } from '#contract/issues.ts';
import { PAGE_SIZE_MAX, listQueryOf } from '#contract/list-query.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { describeError } from '../http/describe-error.ts';
import type { Host } from '../host.ts';
import { DisclosingError } from '../privacy/disclosing-error.ts';
import { matchingStatement } from './list-statement.ts';
import { runTogetherInTransaction } from './record-change.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import type { RequestContext } from './request-context.ts';
import { recordsOf } from './records.ts';
import { runRows } from './statement.ts';
import { uniqueViolationOf } from './unique-violation.ts';

/** A record, and the version of it that the caller was shown; `null`: none. */
interface Meant {
  readonly id: number;
  readonly version: number | null;
}

export interface BulkOptions {
  /** Runs first in the transaction; what it throws ends it. */
  readonly begin?: (client: PoolClient) => Promise<void>;
  /** Finds out whether all of it could be done, and undoes it before anyone can see it. */
  readonly isTrial?: boolean;
}

interface BulkCall extends BulkOptions {
  readonly selection: ReadSelection;
  readonly requestContext: RequestContext;
  readonly isTrash?: boolean;
}

/** What a bulk call did. */
interface Done {
  ids: number[];
}

/**
 * The operations of one resource on many records: each record as by the single operation, with its owner, hooks,
 * references and audit row, all in one transaction. One that is refused refuses all, so that nobody has to find out
 * what was done and what was not.
 */
export function bulkOf(host: Host, table: RecordTable, tables: RecordTables) {
  const records = recordsOf(host, table, tables);

  /** Runs `change` for every selected record; throws `bulkRefused` with each refusal when there is one. */
  async function each(
    { selection, requestContext, isTrash = false, begin, isTrial = false }: BulkCall,
    change: (meant: Meant, requestContext: RequestContext) => Promise<unknown>,
  ): Promise<Done> {
    const { language, reach, isPublic } = requestContext;
    const shown = new Map(selection.versions?.map(({ id, version }) => [id, version]));
    const done = await runTogetherInTransaction(host, { table, tables, language }, async (shared) => {
      await begin?.(shared.client);
      const ids = await idsOf(selection);
      const refused = new Map<number, AppError>();
      for (const id of ids) {
        try {
          await change({ id, version: shown.get(id) ?? null }, { ...requestContext, shared });
        } catch (error) {
          const refusal = error instanceof AppError ? error : uniqueViolationOf(error, table);
          if (!refusal) throw error;
          refused.set(id, refusal);
          // What the database itself refused ended the transaction: the records behind it cannot be asked.
          if (refusal !== error) break;
        }
      }
      if (refused.size > 0) throw new Refused(refused, ids.length);
      if (isTrial) throw new TriedOut(ids);

      async function idsOf(chosen: ReadSelection): Promise<number[]> {
        // Always in the same order: two calls that lock the same records never wait for each other.
        if ('ids' in chosen) return [...new Set(chosen.ids)].sort((a, b) => a - b);
        const { query, count } = chosen.matching;
        // A filter over the trash never means living records, nor the other way round.
        if (query.trash !== undefined && query.trash !== isTrash)
          throw new AppError('validation', { fields: { 'matching.query.Trash': { code: 'invalid' } } });
        const scope = { table, tables, language, reach, isPublic, caller: requestContext.caller };
        const statement = matchingStatement({ ...query, trash: isTrash }, scope, BULK_MAX + 1);
        const found = await runRows(shared.client, statement);
        if (found.length !== count)
          throw new AppError('selectionChanged', { params: { count: found.length } });
        return found.map((row) => Number(row['id']));
      }
    }).catch(async (error: unknown) => {
      if (error instanceof TriedOut) return error.ids.map((id) => ({ id }));
      // Only now, with the transaction rolled back and its connection free for others.
      throw error instanceof Refused ? await refusedError(error) : error;
    });
    return { ids: done.map((row) => Number(row['id'])) };

    async function refusedError({ refused, total }: Refused): Promise<AppError> {
      const titles = await titlesOf(firstOfEachReason(refused).slice(0, PAGE_SIZE_MAX));
      const refusals = [...refused].map(([id, error]) => refusalOf(id, titles.get(id) ?? '', error));
      return new DisclosingError(
        'bulkRefused',
        { params: { count: refused.size, total }, data: { refusals } },
        { resource: table.resource, kind: 'list', ids: [...titles.keys()] },
      );
    }

    function refusalOf(id: number, title: string, { code, details }: AppError): Refusal {
      const { params, fields } = details;
      const description = describeError(code, { language, params, messages: table.resource.messages });
      return {
        id,
        title,
        code,
        description,
        ...(fields ? { fields: describeFields(fields, language) } : {}),
      };
    }

    /** What the refused records are called, as far as the requestContext may see it. */
    async function titlesOf(ids: number[]): Promise<Map<number, string>> {
      const query = listQueryOf(table.resource, { ids, pageSize: PAGE_SIZE_MAX, trash: isTrash });
      const { rows } = await records.list(query, requestContext);
      const schema = recordSchema(table.resource, requestContext.caller?.role ?? null);
      return new Map(
        rows.map((row) => {
          const seen = schema.parse(row);
          return [Number(seen['id']), String(seen[table.resource.title] ?? '')];
        }),
      );
    }
  }

  return {
    /** Whatever else is done to each of them, in the transaction that `requestContext` shares. */
    change: (
      selection: ReadSelection,
      requestContext: RequestContext,
      work: (meant: Meant, requestContext: RequestContext) => Promise<unknown>,
      options: BulkOptions = {},
    ): Promise<Done> => each({ selection, requestContext, ...options }, work),

    remove: (selection: ReadSelection, requestContext: RequestContext): Promise<Done> =>
      each({ selection, requestContext }, records.remove),

    restore: (selection: ReadSelection, requestContext: RequestContext): Promise<Done> =>
      each({ selection, requestContext, isTrash: true }, ({ id }, within) => records.restore(id, within)),

    /** @param input what each of them gets for the action */
    act: (
      called: string,
      selection: ReadSelection,
      input: Values,
      requestContext: RequestContext,
      options: BulkOptions = {},
    ): Promise<Done> =>
      each({ selection, requestContext, ...options }, (meant, within) =>
        records.act(called, { ...meant, input }, within),
      ),

    /** @param written what each of them gets */
    update: (selection: ReadSelection, written: Values, requestContext: RequestContext): Promise<Done> =>
      each({ selection, requestContext }, (meant, within) => records.update({ ...meant, written }, within)),
  };
}

/** The records with the first ones of each reason before all others, so that none is without a name. */
function firstOfEachReason(refused: ReadonlyMap<number, AppError>): number[] {
  const counts = new Map<string, number>();
  const placed = [...refused].map(([id, { code, details }]) => {
    const reason = JSON.stringify([code, details.params, details.fields]);
    const place = counts.get(reason) ?? 0;
    counts.set(reason, place + 1);
    return { id, place };
  });
  return placed.toSorted((one, another) => one.place - another.place).map(({ id }) => id);
}

/** Rolls the shared transaction back, and keeps why. */
class Refused extends Error {
  readonly refused: ReadonlyMap<number, AppError>;
  readonly total: number;

  constructor(refused: ReadonlyMap<number, AppError>, total: number) {
    super('refused');
    this.refused = refused;
    this.total = total;
  }
}

/** Rolls the shared transaction back: nothing was refused. */
class TriedOut extends Error {
  readonly ids: readonly number[];

  constructor(ids: readonly number[]) {
    super('tried out');
    this.ids = ids;
  }
}
