import type { z } from 'zod';
import {
  type FreeSlots,
  freeSlotsSchema,
  timeProblemsPath,
  timeProblemsSchema,
} from '#contract/appointments.ts';
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

/** GET `GetTimeProblems`: what speaks against a time that staff choose. */
export const timeProblemsCall = (
  resource: AnyResource,
  id: number,
  { consultantId, at }: { consultantId: number; at: string },
): CustomCall<z.output<typeof timeProblemsSchema>> => ({
  method: 'get',
  url: `${timeProblemsPath(resource, id)}?${new URLSearchParams({ consultantId: String(consultantId), at }).toString()}`,
  answer: timeProblemsSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
});
