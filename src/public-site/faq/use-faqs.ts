import type { LaterRecord } from '#providers/records/later-resource.ts';
import { faqs } from '../content.ts';
import { useAllRecords } from '../queries/use-records.ts';

export type Faq = LaterRecord<typeof faqs>;

/** The questions; asked for once on a page. */
export const useFaqs = () => useAllRecords(faqs);
