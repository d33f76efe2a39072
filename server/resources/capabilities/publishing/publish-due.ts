import { AppError } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import type { StoredRow } from '../../hooks.ts';
import { runAfterCommit } from '../../publish-changes.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { selectOne } from '../../record-statements.ts';
import { runRows } from '../../statement.ts';
import { audit, hearersOf } from './audit-publications.ts';
import { keepStates } from './keep-states.ts';
import {
  type Place,
  type PublishingOperation,
  addressTaken,
  publish,
  unpublish,
} from './write-publication.ts';

interface Due {
  readonly resource: string;
  readonly id: number;
  readonly language: Language;
}

const IS_DUE = '(publish_at <= now() or unpublish_at <= now())';

/**
 * Publishes what is due by the database's clock, and takes away what is. Each is done once, whichever process comes
 * first, and in a transaction of its own, so that one that cannot be published keeps nothing else waiting.
 */
export async function publishDue(host: Host, tables: RecordTables): Promise<void> {
  const published = [...tables.values()].filter(({ resource }) => resource.publishing);
  const { rows } = await host.pool.query<Due>(
    `select resource, record_id as id, language from publications where ${IS_DUE} and resource = any($1::text[])
     order by least(publish_at, unpublish_at)`,
    [published.map(({ resource }) => resource.name)],
  );
  for (const due of rows) {
    const table = tables.get(due.resource);
    try {
      const done = table && (await publishOne(host, { table, tables, due }));
      if (done)
        runAfterCommit(host, tables, {
          resource: due.resource,
          type: 'updated',
          ids: [due.id],
          ...hearersOf(done),
        });
    } catch (error) {
      host.log.warn({ err: error, ...due }, 'What is due could not be done; it is tried again.');
    }
  }
}

interface Work {
  readonly table: RecordTable;
  readonly tables: RecordTables;
  readonly due: Due;
}

/** @returns what was done; `null`: there was nothing to do. Another process may have done it, or hold the record. */
async function publishOne(host: Host, { table, tables, due }: Work): Promise<PublishingOperation | null> {
  const within = (work: (place: Place, isOver: boolean) => Promise<PublishingOperation | null>) =>
    withTransaction(host.pool, async (client) => {
      // The record is locked before what is published of it, as by whoever changes it. A later round takes what is held.
      const { text, values } = selectOne(
        { table, tables, language: DEFAULT_LANGUAGE },
        { id: due.id, reach: 'all', isLocked: true, caller: null },
      );
      const [record] = await runRows(client, { text: `${text} skip locked`, values });
      if (!record) return null;
      const { rows } = await client.query<{ isOver: boolean | null }>(
        `select unpublish_at <= now() as "isOver" from publications
         where resource = $1 and record_id = $2 and language = $3 and ${IS_DUE} for update skip locked`,
        [due.resource, due.id, due.language],
      );
      const [still] = rows;
      if (!still) return null;
      // The select list of every record has what every record has.
      const place = { client, table, record: record as StoredRow, language: due.language };
      const operation = await work(place, still.isOver === true);
      if (operation) await audit(place, null, { operation, language: due.language });
      await keepStates(client, table, due.id);
      return operation;
    });
  try {
    return await within((place, isOver) => (isOver ? unpublish(place) : publish(place, tables)));
  } catch (error) {
    const refusal = addressTaken(error, table) ?? error;
    if (!(refusal instanceof AppError)) throw error;
    host.log.warn({ err: refusal, ...due }, 'What was scheduled could not be published.');
    const fields = Object.keys(refusal.details.fields ?? {});
    return within(async (place) => {
      // What nobody reads need not be taken away either.
      await place.client.query(
        `update publications set publish_at = null, problem = $4,
           unpublish_at = case when copy is not null then unpublish_at end
         where resource = $1 and record_id = $2 and language = $3`,
        [due.resource, due.id, due.language, fields],
      );
      return 'publicationFailed';
    });
  }
}
