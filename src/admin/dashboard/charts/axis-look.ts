/** Axes as quiet as the text beside them. */
export const axisLook = {
  axisLine: false,
  tickLine: false,
  fontSize: 12,
  tick: { fill: 'var(--muted)' },
} as const;
