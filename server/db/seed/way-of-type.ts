import { NO_MEETING, type Way } from '#contract/ways.ts';

/** The demo's types of consultation that say by themselves how one meets, or that nobody does, by their numbers. */
export const WAY_OF_TYPE: Readonly<Record<number, Way | typeof NO_MEETING>> = {
  2: 'office',
  3: 'video',
  4: 'phone',
  5: NO_MEETING,
  6: NO_MEETING,
};
