import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { type CustomCall, fileAnswer } from './custom-call.ts';

/** GET `GetCalendar`: the appointment of a record, for the reader's own calendar. */
export const calendarCall = (resource: AnyResource, id: number): CustomCall<Blob> => ({
  method: 'get',
  url: callPath(resource, 'GetCalendar', id),
  isForFile: true,
  answer: fileAnswer,
  words: { fallback: 'readFailed', messages: resource.messages },
});
