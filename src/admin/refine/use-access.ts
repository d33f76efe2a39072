import { useCan } from '@refinedev/core';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import {
  type AccessAnswer,
  type FieldRights,
  decide,
  accessRelevantFields,
} from '#providers/session/access-control-provider.ts';

interface AccessOptions {
  /** The question is about this field alone. */
  field?: string;
  /** The question is about this action of the definition alone. */
  name?: string;
  /** The question is about this record. Default: about any. */
  record?: AnyRecord;
}

/**
 * Refine's `useCan`, answered from the first drawing on: the access table is at hand, so nothing flickers and nothing is
 * asked of the host. A change of the language or of the session asks the provider again.
 * @param action one of Refine's (`list`, `show`, `create`, `edit`, `delete`), or a further one of the access-control
 *   provider
 */
export function useAccess(resource: string, action: string, options?: AccessOptions): AccessAnswer {
  const question = { resource, action, params: paramsOf(resource, options) };
  const { data } = useCan({
    ...question,
    queryOptions: { initialData: () => decide(question), staleTime: Infinity },
  });
  return data ?? decide(question);
}

/** Whether a record of a list may be changed: asked of many at once. */
export const mayEdit = ({ name }: AnyResource, record: AnyRecord): boolean =>
  decide({ resource: name, action: 'edit', params: paramsOf(name, { record }) }).can;

/** Of a record no more than what decides: the answers are kept by it. */
function paramsOf(name: string, { record, ...params }: AccessOptions = {}) {
  const whose = record && accessRelevantFields(name, record);
  return whose ? { ...params, record: whose } : params;
}

/** What may be written in a form of a resource: one record alone is never made, it is saved at its place. */
export const useWritable = ({ name, onlyId }: AnyResource, { isNew }: { isNew: boolean }): FieldRights =>
  useAccess(name, isNew && onlyId === undefined ? 'create' : 'edit');
