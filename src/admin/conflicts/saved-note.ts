import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';

/** Parties that were written may be somebody whom the firm knows: it is said once, by the save that found it. */
export const savedNote = (saved: Values, before: AnyRecord | null) =>
  saved['conflictState'] === 'open' && before?.['conflictState'] !== 'open' ? 'panel:conflictFound' : null;
