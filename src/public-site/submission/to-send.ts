import { inWritingOf } from '#contract/in-writing.ts';
import { meetingKeys } from '#contract/portal.ts';
import type { Values } from '#contract/record-schemas.ts';
import { typedKindOf } from './form-kinds.tsx';
import { type SteppedMatter, type Typed, askedKeys } from './steps.ts';

/** What was typed, as the definition takes it: of what is answered in writing nothing about a meeting. */
export function toSend(kind: SteppedMatter, typed: Typed): Values {
  const { portal } = kind;
  const way = portal.calendar?.booking?.way;
  const left = inWritingOf(portal, typed) ? meetingKeys(portal).filter((key) => key !== way) : [];
  const sent = (key: string) => (left.includes(key) ? '' : (typed[key] ?? ''));
  return Object.fromEntries(askedKeys(kind).map((key) => [key, valueOf(kind, key, sent(key))]));
}

function valueOf({ fields }: SteppedMatter, key: string, typed: string): unknown {
  const field = fields[key];
  const kind = field && typedKindOf(field);
  return kind ? kind.parse(typed) : typed;
}
