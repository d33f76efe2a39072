import type { z } from 'zod';
import {
  type FreeSlots,
  type OfferedTimes,
  freeSlotsPath,
  freeSlotsSchema,
  offeredTimesSchema,
  timeProblemsPath,
  timeProblemsSchema,
  timesToOfferPath,
} from '#contract/appointments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { CustomCall } from './custom-call.ts';

/** GET `GetFreeSlots`: when somebody of an office is free, or who may take care of a record that is there already. */
export const freeSlotsCall = (
  resource: AnyResource,
  asked: Readonly<Record<string, string>>,
  id?: number,
): CustomCall<FreeSlots> => ({
  method: 'get',
  url: `${freeSlotsPath(resource, id)}?${new URLSearchParams(asked).toString()}`,
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

/** GET `GetTimesToOffer`: some free times for a record, with one consultant or with whoever may take care of it. */
export const timesToOfferCall = (
  resource: AnyResource,
  id: number,
  consultantId: number | null,
): CustomCall<OfferedTimes> => ({
  method: 'get',
  url: timesToOfferPath(resource, id),
  ...(consultantId !== null && { query: { ConsultantId: String(consultantId) } }),
  answer: offeredTimesSchema,
  words: { fallback: 'readFailed', messages: resource.messages },
});
