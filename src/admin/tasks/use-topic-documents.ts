import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resourceNamed } from '#resources/index.ts';
import { useRecordsOf } from '../refine/use-record.ts';

/** The documents that what a record is about always needs, one a line; empty where nothing says so. */
export function useTopicDocuments(resource: AnyResource, record: AnyRecord): string {
  const { topic = '', topicDocuments = '' } = resource.portal ?? {};
  const field = resource.fields[topic];
  const target = field && 'to' in field ? resourceNamed(field.to) : null;
  const id = Number(record[topic]);
  const isListed = target !== null && topicDocuments in target.fields && id > 0;
  const [found] = useRecordsOf(target ?? resource, isListed ? [id] : []).records;
  const documents = found?.[topicDocuments];
  return typeof documents === 'string' ? documents.trim() : '';
}
