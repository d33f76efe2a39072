/**
 * Mann-Whitney's test, both sides, by the normal approximation: how likely two such samples are when nothing tells
 * their sources apart. Wants more than 20 values on each side.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const ranked = [
    ...a.map((value) => ({ value, isFirst: true })),
    ...b.map((value) => ({ value, isFirst: false })),
  ];
  ranked.sort((one, other) => one.value - other.value);
  let ranks = 0;
  for (let from = 0; from < ranked.length;) {
    let to = from;
    while (to < ranked.length && ranked[to]?.value === ranked[from]?.value) to += 1;
    // Equal values share the middle of their ranks.
    const rank = (from + to + 1) / 2;
    for (let at = from; at < to; at += 1) if (ranked[at]?.isFirst) ranks += rank;
    from = to;
  }
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17, to 7 digits). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce(
    (sum, factor, index) => sum + factor * t ** (index + 1),
    0,
  );
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
