import { Readable } from 'node:stream';
import { z } from 'zod';
import { ownDataCalls, ownDataName, ownDataSchema } from '#contract/own-data.ts';
import { createLimit } from '../auth/limits.ts';
import { ownAccountAuditEntry } from '../auth/own-account-audit-entry.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, type Call, type Download, route } from '../http/route.ts';
import { writeAudit } from '../resources/audit.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { OwnImages } from './own-contents.ts';
import { type Person, ownArchive, ownPage, readOwnData } from './own-data.ts';
import { zipOf } from './zip-stream.ts';

const shared = { tag: 'OwnData', access: { User: 'own' } } as const;

/** What the firm holds of whoever asks: to be looked at, and to be taken along. Never what staff note inside. */
export function ownDataRoutes(host: Host, tables: RecordTables, images: OwnImages): AnyRoute[] {
  const copies = createLimit({ name: 'copies of an account', points: 10, seconds: 3600 }, host.limiter);
  return [
    route({
      ...shared,
      method: 'GET',
      path: ownDataCalls.read,
      summary: 'What is held of the own account',
      data: () => ownDataSchema,
      handle: (call) => readOwnData(host, tables, personOf(call)),
    }),
    copyRoute({
      path: ownDataCalls.export,
      summary: 'All of it as an archive, with the files',
      type: 'application/zip',
      end: 'zip',
      contentOf: async (person) => Readable.from(zipOf(ownArchive({ host, tables, images }, person))),
    }),
    copyRoute({
      path: ownDataCalls.page,
      summary: 'All of it as a page to be read, with the names of the files',
      type: 'text/html',
      end: 'html',
      contentOf: async (person) => Buffer.from(await ownPage(host, tables, person)),
    }),
  ];

  function copyRoute({ path, summary, type, end, contentOf }: CopyRoute): AnyRoute {
    return route<undefined, undefined, Download>({
      ...shared,
      method: 'GET',
      path,
      summary,
      kind: 'download',
      types: [type],
      data: () => z.never(),
      errors: ['tooManyRequests'],
      async handle(call) {
        const person = personOf(call);
        await copies(String(person.ownerId));
        // Before the first byte leaves: whoever stops in the middle has seen the beginning.
        await withTransaction(host.pool, (client) =>
          writeAudit(client, ownAccountAuditEntry(person.caller, 'exported')),
        );
        const name = ownDataName(new Date(), end);
        return { type, name, plainName: name, content: await contentOf(person) };
      },
    });
  }
}

interface CopyRoute {
  path: string;
  summary: string;
  type: string;
  end: 'zip' | 'html';
  contentOf: (person: Person) => Promise<Download['content']>;
}

function personOf(call: Call<unknown, unknown>): Person {
  const caller = signedInCaller(call.caller);
  return { ...requestContextOf(call), caller, reach: 'own', ownerId: caller.userId };
}
