import type { Way } from '#contract/ways.ts';

/** The demo's types of consultation that say by themselves how one meets, by their numbers. */
export const WAY_OF_TYPE: Readonly<Record<number, Way>> = { 2: 'office', 3: 'video', 4: 'phone' };
