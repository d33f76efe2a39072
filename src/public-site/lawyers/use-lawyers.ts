import type { LaterRecord } from '#providers/records/later-resource.ts';
import { lawyers } from '../content.ts';
import { useAllRecords } from '../queries/use-records.ts';

export type Lawyer = LaterRecord<typeof lawyers>;

/** The lawyers, in the firm's order. */
export const useLawyers = () => useAllRecords(lawyers);
