import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, listParams } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { FileFormat } from '#contract/transfer-calls.ts';
import { type CustomCall, fileAnswer } from './custom-call.ts';

/** A long list takes its time, and a long file. Milliseconds. */
export const PATIENCE = 600_000;

/** GET `Export`: everything that the list finds, as a file; of some columns alone where they are named. */
export function exportCall(
  resource: AnyResource,
  { query, format, columns = [] }: { query: ListQuery; format: FileFormat; columns?: readonly string[] },
): CustomCall<Blob> {
  const { PageIndex: _page, PageSize: _size, ...params } = listParams({ ...query, sort: [] });
  return {
    method: 'get',
    url: callPath(resource, resource.verbs.export),
    query: { ...params, Format: format, ...(columns.length > 0 ? { Columns: columns.join(',') } : {}) },
    isForFile: true,
    answer: fileAnswer,
    timeout: PATIENCE,
    words: { messages: resource.messages },
  };
}
