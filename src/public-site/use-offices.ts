import type { LaterRecord } from '#providers/records/later-resource.ts';
import { useRecords } from './queries/use-records.ts';
import type { BranchShape } from '#ui/brand/branch-glyph.tsx';
import { branches } from './content.ts';

export type Office = LaterRecord<typeof branches>;

/** The firm's offices: in the footer of every page, in forms and beside requests. Asked for once. */
export const useOffices = () => useRecords(branches, { pageSize: 100 });

/** The shape that stands for an office's city. */
export const shapeOf = ({ timeZone }: Office): BranchShape =>
  timeZone === 'Asia/Riyadh' ? 'riyadh' : 'cairo';
