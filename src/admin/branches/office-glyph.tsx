import { BranchGlyph, type BranchShape } from '#ui/brand/branch-glyph.tsx';
import type { OfficeZone } from '#ui/text/format-date.ts';
import { useOffice } from './offices.tsx';

const SHAPE_OF: Readonly<Record<OfficeZone, BranchShape>> = {
  'Asia/Riyadh': 'riyadh',
  'Africa/Cairo': 'cairo',
};

/** The shape of an office's city, known by its time zone; nothing until the offices are known. */
export function OfficeGlyph({ id }: { id: number }) {
  const zone = useOffice(id)?.timeZone;
  if (!zone) return null;
  return <BranchGlyph branch={SHAPE_OF[zone]} />;
}
