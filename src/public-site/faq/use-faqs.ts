import type { LaterRecord } from '#providers/records/later-resource.ts';
import { faqs } from '../content.ts';
import { useRecords } from '../queries/use-records.ts';

export type Faq = LaterRecord<typeof faqs>;

/** The first hundred questions, which is all of them on most sites; asked for once on a page. */
export const useFaqs = () => useRecords(faqs, { pageSize: 100 });
