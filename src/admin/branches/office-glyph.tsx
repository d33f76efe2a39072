import { branches } from '#resources/branches.ts';
import { useRecords } from '../refine/use-record-list.ts';
import { BranchGlyph } from '#ui/branch-glyph.tsx';

/** The shape of an office's city, known by its time zone; nothing until the offices are known. */
export function OfficeGlyph({ id }: { id: number }) {
  const { data } = useRecords(branches);
  const zone = data?.data.find((branch) => branch.id === id)?.timeZone;
  if (!zone) return null;
  return <BranchGlyph branch={zone === 'Africa/Cairo' ? 'cairo' : 'riyadh'} />;
}
