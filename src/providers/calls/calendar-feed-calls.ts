import type { z } from 'zod';
import {
  type CalendarFeed,
  calendarFeedCalls,
  calendarFeedSchema,
  madeFeedSchema,
} from '#contract/calendar-feed.ts';
import { accountKeys } from '../session/account-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';

/** GET `GetFeed`: whether there is an address for the own calendar. */
export const calendarFeedCall = (userId: number | null): CustomCall<CalendarFeed> => ({
  method: 'get',
  url: calendarFeedCalls.get,
  answer: calendarFeedSchema,
  words: { fallback: 'readFailed' },
  key: accountKeys.calendarFeed(userId),
});

/** POST `MakeFeed`: makes it anew, and tells it this once. */
export const makeFeedCall = (): CustomCall<z.output<typeof madeFeedSchema>> => ({
  method: 'post',
  url: calendarFeedCalls.make,
  answer: madeFeedSchema,
  words: { fallback: 'updateFailed' },
});

/** POST `RevokeFeed`: ends it. */
export const revokeFeedCall = (): CustomCall => ({
  method: 'post',
  url: calendarFeedCalls.revoke,
  answer: doneAnswer,
  words: { fallback: 'updateFailed' },
});
