import type { AnyResource } from '#contract/define-resource.ts';
import { queryName } from '#contract/list-query.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { WAYS } from '#contract/ways.ts';
import { useCall } from './use-call.ts';

/** What is asked: of an office and a subject, or of a record that says both. */
export interface SlotsAsked {
  branchId: string;
  way: string;
  about: string;
  /** The record that looks for another time. Default: none is there yet. */
  of?: number | undefined;
  /** Default: today. */
  from?: string;
}

/** The free times of an office, always asked for anew: what was free a minute ago may be taken. */
export const useFreeSlots = (resource: AnyResource, { of, ...asked }: SlotsAsked) =>
  useCall(
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
    { enabled: asked.branchId !== '' && asked.way !== '', staleTime: 0 },
  );

/** So many hours before it begins an office takes no change of an appointment by its client; `null` until it is known. */
export function useChangeHours(
  resource: AnyResource,
  branchId: number | null,
): { hours: number | null; isKnown: boolean } {
  // No day is as late: the rules come without times.
  const { data, isError } = useFreeSlots(resource, {
    branchId: branchId === null ? '' : String(branchId),
    way: WAYS[0],
    about: '',
    from: '9999-12-31',
  });
  return { hours: data?.changeHours ?? null, isKnown: data !== undefined || isError };
}
