import Bowser from 'bowser';
import type { OwnSession } from '#contract/own-sessions.ts';

/** What a browser says of itself, in two names. It may say anything: only names that are known are told. */
export function describeDevice(userAgent: string): Pick<OwnSession, 'browser' | 'system'> {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
