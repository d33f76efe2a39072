import type { PoolClient } from 'pg';
import type { ReadSelection } from '#contract/bulk.ts';
import type { Language } from '#contract/language.ts';
import type { Publication, PublicationState, PublishingOfMany, Schedule } from '#contract/publishing.ts';
import type { Host } from '../../../host.ts';
import { type BulkOptions, bulkOf } from '../../bulk-records.ts';
import type { StoredRow } from '../../hooks.ts';
import { lockForUpdate, runInTransaction } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { type Told, audit, hearersOf } from './audit-publications.ts';
import { readPublications } from './publication-queries.ts';
import { keepStates, stateKey } from './keep-states.ts';
import { addressTaken, publish, schedule, unpublish } from './write-publication.ts';

interface Asked {
  readonly id: number;
  /** The version that the caller has seen; `null`: whichever there is. */
  readonly version: number | null;
}

export interface PublishMany {
  readonly selection: ReadSelection;
  readonly language: Language;
}

/** Publishes the languages of a table's records, and takes them away again. The record itself stays as it is. */
export function publicationChanges(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const bulk = bulkOf(host, table, tables);

  /**
   * The record is locked first, here as in the round of what is scheduled: two of these never wait for each other.
   * @param work does it, and says what was done; `null`: there was nothing to do
   */
  async function change(
    { id, version }: Asked,
    { caller, reach, language: reader, shared }: RequestContext,
    work: (client: PoolClient, record: StoredRow) => Promise<Told | null>,
  ): Promise<Publication[]> {
    const scope = { table, tables, language: reader, shared };
    let state: Publication[] = [];
    await runInTransaction(host, scope, async (client) => {
      const record = await lockForUpdate(client, scope, { id, reach, version, caller });
      const told = await work(client, record);
      if (told) {
        await audit({ client, table, record }, caller, told);
        await keepStates(client, table, id);
      }
      state = await readPublications(client, table, record);
      const touched = told ? [{ resource: resource.name, ids: [id], ...hearersOf(told.operation) }] : [];
      return { answer: { id }, change: null, touched };
    }).catch((error: unknown) => {
      throw addressTaken(error, table) ?? error;
    });
    return state;
  }

  return {
    /**
     * Publishes many as they are saved, or takes them down: all or none of them. What stands so already is left alone.
     * @returns those that were changed
     */
    async many(
      { selection, language }: PublishMany,
      operation: PublishingOfMany,
      requestContext: RequestContext,
      options: BulkOptions = {},
    ): Promise<{ ids: number[] }> {
      let ids: number[] = [];
      // A transaction that was rolled back and is run again begins anew.
      const begin = async (client: PoolClient) => {
        ids = [];
        await options.begin?.(client);
      };
      const changeOne = ({ id, version }: Asked, within: RequestContext) =>
        // What is taken down is not what was drafted since.
        change(
          { id, version: operation === 'published' ? version : null },
          within,
          async (client, record) => {
            const place = { client, table, record, language };
            const isSettled = record[stateKey(table, language)] === PUBLISHED;
            if (operation === 'published' && isSettled) return null;
            const done = operation === 'published' ? await publish(place, tables) : await unpublish(place);
            if (done) ids.push(id);
            return done && { operation: done, language };
          },
        );
      await bulk.change(selection, requestContext, changeOne, { ...options, begin });
      return { ids };
    },
    publish: (asked: Asked, language: Language, requestContext: RequestContext) =>
      change(asked, requestContext, async (client, record) => {
        const operation = await publish({ client, table, record, language }, tables);
        return { operation, language };
      }),
    unpublish: (asked: Asked, language: Language, requestContext: RequestContext) =>
      change(asked, requestContext, async (client, record) => {
        const operation = await unpublish({ client, table, record, language });
        return operation && { operation, language };
      }),
    schedule: (asked: Asked, { language, ...times }: Schedule, requestContext: RequestContext) =>
      change(asked, requestContext, async (client, record) => {
        const operation = await schedule({ client, table, record, language }, times);
        return operation && { operation, language };
      }),
  };
}

const PUBLISHED: PublicationState = 'published';
