/** Slanted lines, for whoever cannot tell the colours apart. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="var(--accent-tint)" />
    <line x1="0" y1="0" x2="0" y2="6" stroke="var(--clay-6)" strokeWidth="3" />
  </pattern>
);
