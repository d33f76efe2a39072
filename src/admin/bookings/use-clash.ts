import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { timeProblemsCall } from '#providers/calls/free-slots-call.ts';
import type { QueryState } from '../refine/query-state.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useRecordList } from '../refine/use-record-list.ts';

interface ClashInput {
  resource: AnyResource;
  record: AnyRecord;
  action: Action;
  /** What is filled in so far. */
  values: Values;
}

/** What speaks against a time of a person: what holds it, their hours; and whether all of that is known yet. */
export function useClash({ resource, record, action, values }: ClashInput) {
  const { clash, stateField, to } = action;
  const valueOf = (key: string) => (key in values ? values[key] : record[key]);
  const whom = clash && valueOf(clash.who);
  const moment = clash && valueOf(clash.when);
  const at = typeof moment === 'string' ? new Date(moment).getTime() : NaN;
  const isAsked = clash !== undefined && typeof whom === 'number' && !Number.isNaN(at);
  const hasHours = isAsked && clash.hours === true;
  const hours = useCustomCall(
    timeProblemsCall(resource, record.id, { consultantId: Number(whom), at: String(moment) }),
    { enabled: hasHours },
  );
  const areHoursKnown = !hasHours || hasSettled(hours);
  const told = hasHours && areHoursKnown ? (hours.data?.problems ?? []) : [];
  // Nobody can overrule what the host keeps apart. A time that is held already goes to whoever is free.
  const isTaken = told.includes('taken') && !clash?.isKept;
  const minutes = clash?.minutes ?? hours.data?.minutes;
  const isListed = isAsked && (hasHours ? isTaken : minutes !== undefined);
  // Those that end as it begins do not meet it.
  const distance = (minutes ?? 0) * 60_000 - 1;
  const span = (sign: number) => new Date(at + sign * distance).toISOString();
  const query = listQueryOf(resource, {
    pageSize: 5,
    filters: isListed
      ? {
          [clash.who]: [whom],
          [clash.when]: { from: span(-1), to: span(1) },
          // Where the time still holds.
          ...(stateField !== undefined && to !== undefined && { [stateField]: [to] }),
        }
      : {},
  });
  const list = useRecordList(resource, query, { enabled: isListed });
  const isKnown = !isListed || hasSettled(list);
  const others = isListed && isKnown ? (list.data?.data ?? []).filter(({ id }) => id !== record.id) : [];
  // A record that is named says it better.
  const problems = told.filter(
    (problem) => problem !== 'taken' || (isTaken && isKnown && others.length === 0),
  );
  // What is past is refused at its field, whatever somebody decides here.
  const isFree = !isTaken && others.length === 0 && (problems.length === 0 || problems.includes('past'));
  return { others, problems, isKnown: isKnown && areHoursKnown, isTaken, isFree };
}

/** It has answered what is asked now, or failed: what stands for an earlier question is no answer. */
const hasSettled = ({
  data,
  isFetching,
  isPlaceholderData,
}: Pick<QueryState<unknown>, 'data' | 'isFetching' | 'isPlaceholderData'>): boolean =>
  !isPlaceholderData && !(isFetching && data === undefined);
