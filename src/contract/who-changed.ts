import { isSame } from './changed-values.ts';
import type { Values } from './record-schemas.ts';

/** Where both sides began, and what each of them made of it. */
export interface Versions<Value = Values> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Who changed a value: one, both otherwise, or nobody, also where both made the same of it. */
export function whoChanged({ base, mine, theirs }: Versions<unknown>): 'mine' | 'theirs' | 'both' | 'nobody' {
  if (isSame(mine, theirs)) return 'nobody';
  if (isSame(theirs, base)) return 'mine';
  return isSame(mine, base) ? 'theirs' : 'both';
}
