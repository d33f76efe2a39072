/** Something with keys, of which nothing is known yet. A list is one too. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
