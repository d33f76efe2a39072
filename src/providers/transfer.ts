import type { AnyResource } from '#contract/define-resource.ts';
import { type ImportReport, importReportSchema } from '#contract/import-report.ts';
import { type ListQuery, listParams } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { type FileFormat, exportName } from '#contract/transfer-calls.ts';
import { changeChannel } from './change-channel.ts';
import { call, callForFile, dataAnswer } from './http.ts';
import { currentLanguage } from './language.ts';
import { getSession } from './session-store.ts';

/** A long list takes its time. Milliseconds. */
const PATIENCE = 600_000;

/** GET `Export`: everything that the list finds, as a file with its name. */
export async function exportRecords(
  resource: AnyResource,
  { query, format }: { query: ListQuery; format: FileFormat },
): Promise<File> {
  const { PageIndex: _page, PageSize: _size, ...params } = listParams({ ...query, sort: [] });
  const content = await callForFile({
    method: 'GET',
    path: callPath(resource, resource.verbs.export),
    params: { ...params, Format: format },
    timeout: PATIENCE,
    words: { messages: resource.messages },
  });
  return new File([content], exportName(resource, { format, language: currentLanguage(), now: new Date() }));
}

/** POST `Import`: what a file would do, or, when it is no dry run, does. */
export async function importRecords(
  resource: AnyResource,
  { file, isDryRun }: { file: File; isDryRun: boolean },
): Promise<ImportReport> {
  const form = new FormData();
  form.append('dryRun', String(isDryRun));
  form.append('file', file);
  const { data } = await call({
    method: 'POST',
    path: callPath(resource, resource.verbs.import),
    body: form,
    timeout: PATIENCE,
    answer: dataAnswer(importReportSchema(resource, getSession()?.user.lastRole ?? null)),
    words: { messages: resource.messages },
  });
  if (data.isDone && resource.live)
    changeChannel.publish({ resource: resource.name, type: 'updated', ids: [] });
  return data;
}
