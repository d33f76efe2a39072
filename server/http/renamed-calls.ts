import { defaultVerbs } from '#contract/verbs.ts';

/**
 * Names of calls in the release before this one, in small letters, and how they are named now: a page that was opened
 * then goes on calling by them for a day and longer. What is renamed is listed here for one release.
 */
export const RENAMED_CALLS: Readonly<Record<string, string>> = {
  makemove: defaultVerbs.makeHeldChange,
  takebackmove: defaultVerbs.takeBackHeldChange,
  getheldmove: defaultVerbs.heldChange,
  makepublishing: defaultVerbs.makeHeldChange,
  takebackpublishing: defaultVerbs.takeBackHeldChange,
};

/** The address by which a call is known now. */
export const currentUrl = (url: string): string =>
  url.replace(/^(\/api\/[^/?]+\/)([^/?]+)/i, (whole, place: string, name: string) => {
    const renamed = name.toLowerCase();
    return Object.hasOwn(RENAMED_CALLS, renamed) ? `${place}${RENAMED_CALLS[renamed]}` : whole;
  });
