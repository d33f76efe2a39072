import type { AnyResource } from '#contract/define-resource.ts';
import { type ImportReport, importReportSchema } from '#contract/import-report.ts';
import { callPath } from '#contract/resource-paths.ts';
import { currentRole } from '../session/session-store.ts';
import type { CustomCall } from './custom-call.ts';
import { PATIENCE } from './export-call.ts';

/** What a call to import does with the file: look at it, write all of it, or leave wrong rows out. */
export type ImportMode = 'look' | 'all' | 'skipWrong';

interface ImportAsked {
  readonly file: File;
  readonly mode: ImportMode;
  readonly toldAt?: string | undefined;
  readonly idempotencyKey?: string;
}

/**
 * POST `Import`: what a file would do, or, unless it is only looked at, does.
 * @param toldAt the `readAt` of the report that was shown before. Default: none was
 * @param idempotencyKey under which the file is written once, however often it is sent. Default: each time
 */
export function importCall(
  resource: AnyResource,
  { file, mode, toldAt, idempotencyKey }: ImportAsked,
): CustomCall<ImportReport> {
  const form = new FormData();
  form.append('dryRun', String(mode === 'look'));
  form.append('skipWrong', String(mode === 'skipWrong'));
  if (toldAt !== undefined) form.append('toldAt', toldAt);
  form.append('file', file);
  return {
    method: 'post',
    url: callPath(resource, resource.verbs.import),
    payload: form,
    ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
    timeout: PATIENCE,
    answer: reportSchema(resource),
    words: { messages: resource.messages },
    ...(resource.live && mode !== 'look'
      ? { changes: { resource: resource.name, type: 'updated', ids: [] } }
      : {}),
  };
}

/** The report that a refused import carries; null where it carries none. */
export const importReportIn = (resource: AnyResource, data: unknown): ImportReport | null =>
  reportSchema(resource).safeParse(data).data ?? null;

/** A report as this session may read it. */
const reportSchema = (resource: AnyResource) => importReportSchema(resource, currentRole());
