interface HatchProps {
  /** By which `fill="url(#…)"` finds it. */
  id: string;
  line: string;
  ground: string;
}

/** Slanted lines, for whoever cannot tell the colours apart. */
export const Hatch = ({ id, line, ground }: HatchProps) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill={ground} />
    <line x1="0" y1="0" x2="0" y2="6" stroke={line} strokeWidth="3" />
  </pattern>
);
