import type { OfficeZone } from '#contract/office-zones.ts';

const SHAPES = {
  riyadh: { d: 'M1.75 1.75h8.5v8.5h-8.5Z', stroke: 1.6 },
  cairo: { d: 'M6 .9 11.1 6 6 11.1.9 6Z', stroke: 1.6 },
  both: { d: 'M2.2 2.2h7.6v7.6H2.2ZM6 .6 11.4 6 6 11.4.6 6Z', stroke: 1.25 },
} as const;

export type BranchShape = keyof typeof SHAPES;

/** The shape of an office's city, known by its time zone. */
export const SHAPE_OF: Readonly<Record<OfficeZone, BranchShape>> = {
  'Asia/Riyadh': 'riyadh',
  'Africa/Cairo': 'cairo',
};

interface BranchGlyphProps {
  /** Square for Riyadh, diamond for Cairo, both overlaid for the two. */
  branch: BranchShape;
  size?: number;
  className?: string;
}

/** The shape code of the branches. The branch's name always stands beside it, so the glyph itself is silent. */
export function BranchGlyph({ branch, size = 12, className }: BranchGlyphProps) {
  const { d, stroke } = SHAPES[branch];
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={stroke} />
    </svg>
  );
}
