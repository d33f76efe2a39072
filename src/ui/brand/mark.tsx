const SQUARE =
  'M24.4 75.6L24.4 24.4L24.99 24.4L33.39 16L16 16L16 84L33.39 84L24.99 75.6ZM75.6 75.6L75.01 75.6L66.61 84L84 84L84 16L66.61 16L75.01 24.4L75.6 24.4ZM42.52 24.4L57.48 24.4L50 16.92ZM50 83.08L50 83.08L57.48 75.6L42.52 75.6Z';
const DIAMOND =
  'M73.6 62.3L50 85.9L26.4 62.3L26.4 73.6L26.11 73.89L50 97.78L73.89 73.89L73.6 73.6ZM73.6 37.7L73.6 26.4L73.89 26.11L50 2.22L26.11 26.11L26.4 26.4L26.4 37.7L50 14.1ZM85.9 50L86 50L86 61.78L97.78 50L86 38.22L86 50ZM14 61.78L14 50L14 38.22L2.22 50Z';
const SMALL =
  'M64.08 16L50 1.92L35.92 16L16 16L16 35.92L1.92 50L16 64.08L16 84L35.92 84L50 98.08L64.08 84L84 84L84 64.08L98.08 50L84 35.92L84 16ZM71 41.3L71 58.7L50 79.7L29 58.7L29 41.3L50 20.3Z';
/** Under this size the woven mark fills in, and the solid star is drawn. */
const WOVEN_FROM = 28;

const TONES = {
  current: ['currentColor', 'currentColor'],
  ground: ['var(--mark-square)', 'var(--mark-diamond)'],
  ink: ['var(--on-ink-clay)', 'var(--on-ink)'],
} as const;

interface MarkProps {
  /** Width and height in px. */
  size?: number;
  /** `current` is one colour; the two-tone marks are `ground` for the page of either scheme and `ink` for ink bands. */
  tone?: keyof typeof TONES;
  className?: string;
}

/** The firm's mark. Always beside its name or inside a labelled link, so it is hidden from assistive technology. */
export function Mark({ size = 44, tone = 'current', className }: MarkProps) {
  const [square, diamond] = TONES[tone];
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      {size < WOVEN_FROM ? (
        <path fill="currentColor" d={SMALL} />
      ) : (
        <>
          <path fill={square} d={SQUARE} />
          <path fill={diamond} d={DIAMOND} />
        </>
      )}
    </svg>
  );
}
