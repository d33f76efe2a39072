import type { AnyResource } from './define-resource.ts';
import type { FieldIssue, FieldIssues } from './errors.ts';
import type { WireValues } from './field-kind.ts';
import { momentSchema } from './value-schemas.ts';

/**
 * What is wrong with the second choice that a client sends: it is another time beside a first one, and one that is still
 * to come.
 */
export function bookingIssues({ portal }: Pick<AnyResource, 'portal'>, values: WireValues): FieldIssues {
  const booking = portal?.calendar?.booking;
  if (!booking) return {};
  const { wish, second } = booking;
  const issue = issueOf(values[wish], values[second]);
  return issue ? { [second]: issue } : {};
}

function issueOf(first: unknown, second: unknown): FieldIssue | null {
  const other = momentSchema.safeParse(second);
  // What is missing, or cannot be read, its own field says.
  if (!other.success) return null;
  if (first === undefined || first === null || first === '') return { code: 'firstTimeMissing' };
  const at = Date.parse(other.data);
  if (at <= Date.now()) return { code: 'notFuture' };
  const wished = momentSchema.safeParse(first);
  return wished.success && Date.parse(wished.data) === at ? { code: 'sameTime' } : null;
}
