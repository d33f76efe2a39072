import { type OrderKey, opposite } from './list-order.ts';

/**
 * What lies beyond the anchor, as conditions whose rows follow each other. Each is one stretch of an index: «or» would
 * be none. Rows without a value stand last.
 */
export function beyondAnchor(
  { expression, isNullable, direction }: OrderKey,
  { isForward, isIncluded }: { isForward: boolean; isIncluded: boolean },
): string[] {
  const runs = isForward ? direction : opposite[direction];
  const beyond = `${runs === 'asc' ? '>' : '<'}${isIncluded ? '=' : ''}`;
  const id = '(select id from anchor)';
  if (expression === null) return [`record.id ${beyond} ${id}`];
  const behindValue = `(${expression}, record.id) ${beyond} ((select value from anchor), ${id})`;
  if (!isNullable) return [behindValue];
  const hasNone = '(select value is null from anchor)';
  const behindNone = `${expression} is null and record.id ${beyond} ${id} and ${hasNone}`;
  return isForward
    ? [behindValue, `${expression} is null and not ${hasNone}`, behindNone]
    : [behindNone, `${expression} is not null and ${hasNone}`, behindValue];
}
