import { type FreeSlots, freeSlotsSchema } from '#contract/appointments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { CustomCall } from './custom-call.ts';

/** GET `GetFreeSlots`: when somebody of an office is free. */
export const freeSlotsCall = (
  resource: AnyResource,
  asked: Readonly<Record<string, string>>,
): CustomCall<FreeSlots> => ({
  method: 'get',
  url: `${callPath(resource, 'GetFreeSlots')}?${new URLSearchParams(asked).toString()}`,
  answer: freeSlotsSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
});
