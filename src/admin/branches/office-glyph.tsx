import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { useOffice } from './offices.tsx';

/** The shape of an office's city, known by its time zone; nothing until the offices are known. */
export function OfficeGlyph({ id }: { id: number }) {
  const zone = useOffice(id)?.timeZone;
  if (!zone) return null;
  return <BranchGlyph branch={zone === 'Africa/Cairo' ? 'cairo' : 'riyadh'} />;
}
