import type { AuditLogProvider, ILogData } from '@refinedev/core';
import { z } from 'zod';
import { historyEntrySchema } from '#contract/history.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resourceNamed } from '#resources/index.ts';
import { requireId, wordsOf } from './records.ts';
import { call, dataAnswer } from '../http/http.ts';
import { traced } from '../http/traced.ts';
import { getSession } from '../session/session-store.ts';

/** How many entries are read where nobody says how many. */
const ENTRIES = 20;

/**
 * What was done to a record, newest first: GET `History`. With `meta.id` its number, with `meta.take` how many entries.
 * Nothing is written here: the host keeps its log in the transaction of every change, and nobody renames what is in it.
 */
export const auditLogProvider = traced('auditLogProvider', {
  get: async ({ resource, meta = {} }): Promise<ILogData<Values>> => {
    const take = typeof meta['take'] === 'number' ? meta['take'] : ENTRIES;
    const pageSize = Math.min(take, PAGE_SIZE_MAX);
    const pages = Array.from({ length: Math.ceil(take / pageSize) }, (_, page) =>
      readPage(resource, { id: meta['id'], page: page + 1, pageSize }),
    );
    return (await Promise.all(pages)).flat().slice(0, take);
  },
  create: () => Promise.resolve(null),
  update: () => Promise.reject(new Error('The log of the host is never rewritten')),
} satisfies AuditLogProvider);

async function readPage(
  name: string,
  { id, page, pageSize }: { id: unknown; page: number; pageSize: number },
): Promise<ILogData<Values>> {
  const definition = resourceNamed(name);
  const entry = historyEntrySchema(definition, getSession()?.user.lastRole ?? null);
  const { data } = await call({
    method: 'GET',
    path: callPath(definition, definition.verbs.history, requireId(definition, id)),
    params: { PageIndex: String(page), PageSize: String(pageSize) },
    answer: dataAnswer(z.array(entry)),
    words: wordsOf(definition, 'readFailed'),
  });
  return data.map(({ id: number, at, operation, who, before, after }) => ({
    id: number,
    createdAt: at,
    ...(who ? { author: who } : {}),
    data: { ...after },
    previousData: { ...before },
    resource: name,
    action: operation,
  }));
}
