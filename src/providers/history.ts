import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { type HistoryEntry, historyEntrySchema } from '#contract/history.ts';
import { callPath } from '#contract/resource-paths.ts';
import { totalsSchema } from './answer-schemas.ts';
import { call } from './http.ts';
import { listTotals } from './list-totals.ts';
import type { RecordPage } from './records.ts';
import { getSession } from './session-store.ts';

/** So many changes are shown at once. */
const PAGE_SIZE = 20;

/** GET `History`: what was done to a record, newest first. */
export async function readHistory(
  resource: AnyResource,
  { id, page, signal }: { id: number; page: number; signal: AbortSignal },
): Promise<RecordPage<HistoryEntry>> {
  const entry = historyEntrySchema(resource, getSession()?.user.lastRole ?? null);
  const answer = await call({
    method: 'GET',
    path: callPath(resource, resource.verbs.history, id),
    params: { PageIndex: String(page), PageSize: String(PAGE_SIZE) },
    answer: totalsSchema.extend({ data: z.array(entry) }),
    words: { fallback: 'readFailed', messages: resource.messages },
    signal,
  });
  const totals = listTotals(answer, { page, pageSize: PAGE_SIZE });
  return { data: answer.data, total: totals.totalCount, totals };
}
