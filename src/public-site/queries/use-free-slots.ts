import type { AnyResource } from '#contract/define-resource.ts';
import { queryName } from '#contract/list-query.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import { useCall } from './use-call.ts';

/** The free times of an office, always asked for anew: what was free a minute ago may be taken. */
export const useFreeSlots = (
  resource: AnyResource,
  asked: { branchId: string; way: string; about: string },
) =>
  useCall(
    recordKeys.freeSlots(resource.name, asked),
    async () =>
      (await import('#providers/calls/free-slots-call.ts')).freeSlotsCall(
        resource,
        Object.fromEntries(
          Object.entries(asked).flatMap(([key, value]) => (value === '' ? [] : [[queryName(key), value]])),
        ),
      ),
    { enabled: asked.branchId !== '' && asked.way !== '', staleTime: 0 },
  );
