import { BranchGlyph, SHAPE_OF } from '#ui/brand/branch-glyph.tsx';
import { usePlace } from './places.tsx';

/** The shape of an office's city, known by its time zone; nothing until the offices are known. */
export function PlaceGlyph({ id }: { id: number }) {
  const zone = usePlace(id)?.timeZone;
  if (!zone) return null;
  return <BranchGlyph branch={SHAPE_OF[zone]} />;
}
