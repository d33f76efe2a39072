import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { timeProblemCall } from '#providers/calls/free-slots-call.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useRecordList } from '../refine/use-record-list.ts';

interface ClashInput {
  resource: AnyResource;
  record: AnyRecord;
  action: Action;
  /** What is filled in so far. */
  values: Values;
}

/** What speaks against a time of a person: records that hold it, their hours; and whether all of that is known yet. */
export function useClash({ resource, record, action, values }: ClashInput) {
  const { clash, stateField, to } = action;
  const whom = clash && values[clash.who];
  const moment = clash && values[clash.when];
  const at = typeof moment === 'string' ? new Date(moment).getTime() : NaN;
  const isAsked = clash !== undefined && typeof whom === 'number' && !Number.isNaN(at);
  // Those that end as it begins do not meet it.
  const distance = (clash?.minutes ?? 0) * 60_000 - 1;
  const span = (sign: number) => new Date(at + sign * distance).toISOString();
  const query = listQueryOf(resource, {
    pageSize: 5,
    filters: isAsked
      ? {
          [clash.who]: [whom],
          [clash.when]: { from: span(-1), to: span(1) },
          // Where the time still holds.
          ...(stateField !== undefined && to !== undefined && { [stateField]: [to] }),
        }
      : {},
  });
  const { data, isFetching, isPlaceholderData } = useRecordList(resource, query, { enabled: isAsked });
  const hasHours = isAsked && clash.hours === true;
  const hours = useCustomCall(
    timeProblemCall(resource, record.id, { consultantId: Number(whom), at: String(moment) }),
    { enabled: hasHours },
  );
  const isKnown = !isAsked || (!isPlaceholderData && !(isFetching && data === undefined));
  const others = isAsked && isKnown ? (data?.data ?? []).filter(({ id }) => id !== record.id) : [];
  const areHoursKnown =
    !hasHours || (!hours.isPlaceholderData && !(hours.isFetching && hours.data === undefined));
  const problem = hasHours && areHoursKnown ? (hours.data?.problem ?? null) : null;
  return { others, problem, isKnown: isKnown && areHoursKnown, isFree: others.length === 0 && !problem };
}
