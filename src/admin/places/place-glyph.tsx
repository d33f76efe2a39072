import type { OfficeZone } from '#contract/office-zones.ts';
import { BranchGlyph, type BranchShape } from '#ui/brand/branch-glyph.tsx';
import { usePlace } from './places.tsx';

const SHAPE_OF: Readonly<Record<OfficeZone, BranchShape>> = {
  'Asia/Riyadh': 'riyadh',
  'Africa/Cairo': 'cairo',
};

/** The shape of an office's city, known by its time zone; nothing until the offices are known. */
export function PlaceGlyph({ id }: { id: number }) {
  const zone = usePlace(id)?.timeZone;
  if (!zone) return null;
  return <BranchGlyph branch={SHAPE_OF[zone]} />;
}
