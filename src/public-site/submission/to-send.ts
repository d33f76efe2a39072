import type { Values } from '#contract/record-schemas.ts';
import { typedKindOf } from './form-kinds.tsx';
import { type SteppedMatter, type Typed, askedKeys } from './steps.ts';

/** What was typed, as the definition takes it. */
export const toSend = (kind: SteppedMatter, typed: Typed): Values =>
  Object.fromEntries(askedKeys(kind).map((key) => [key, valueOf(kind, key, typed[key] ?? '')]));

function valueOf({ fields }: SteppedMatter, key: string, typed: string): unknown {
  const field = fields[key];
  const kind = field && typedKindOf(field);
  return kind ? kind.parse(typed) : typed;
}
