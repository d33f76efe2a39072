import type { AnyResource } from '#contract/define-resource.ts';
import { queryName } from '#contract/list-query.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { WAYS } from '#contract/ways.ts';
import { useCall } from './use-call.ts';

/** What is asked: of an office, a subject and somebody, or of a record that says all three. */
export interface SlotsAsked {
  branchId: string;
  way: string;
  about: string;
  /** With whom alone; '' for anybody. Default: anybody. */
  consultantId?: string;
  /** The record that looks for another time. Default: none is there yet. */
  of?: number | undefined;
}

/**
 * The free times of an office, always asked for anew: what was free a minute ago may be taken.
 * @param isAsked nothing is asked for as long as it is false
 */
export function useFreeSlots(
  resource: AnyResource,
  { of, consultantId = '', ...others }: SlotsAsked,
  isAsked = true,
) {
  const asked = { ...others, consultantId };
  return useCall(
    recordKeys.freeSlots(resource.name, { ...asked, of: String(of ?? '') }),
    async () =>
      (await import('#providers/calls/free-slots-call.ts')).freeSlotsCall(
        resource,
        Object.fromEntries(
          Object.entries(of === undefined ? asked : { way: asked.way }).flatMap(([key, value]) =>
            value === '' ? [] : [[queryName(key), value]],
          ),
        ),
        of,
      ),
    { enabled: isAsked && asked.branchId !== '' && asked.way !== '', staleTime: 0 },
  );
}

/**
 * How many hours before it begins an office takes no change of an appointment by its client; `null` until it is known.
 * It comes with the times that the appointment can be moved to, which are then there when they are wanted.
 * @param isAsked nothing is asked for as long as it is false
 */
export function useChangeHours(
  resource: AnyResource,
  { way, ...asked }: SlotsAsked,
  isAsked: boolean,
): { hours: number | null; isKnown: boolean } {
  // Of one that does not say how they meet nothing could be asked.
  const askedWay = WAYS.find((each) => each === way) ?? WAYS[0];
  const { data, isError } = useFreeSlots(resource, { ...asked, way: askedWay }, isAsked);
  return { hours: data?.changeHours ?? null, isKnown: data !== undefined || isError };
}
