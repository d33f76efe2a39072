import { isObject } from '#contract/is-object.ts';
import type { Page } from '#contract/pages.ts';
import { ROLES } from '#contract/roles.ts';

/** What a redirect remembers in the navigation state: where the person was going, and for whom that page is. */
export interface ReturnTo {
  from: { pathname: string; search: string; hash: string };
  audience: Page['audience'];
}

/** What the login page leaves in the navigation state of where it leads. */
export interface FromLogin {
  isFromLogin: true;
}

/** Where to return to, in a navigation state; anything else there is none. */
export function readReturnTo(state: unknown): ReturnTo | null {
  if (!isObject(state) || !isObject(state['from'])) return null;
  const { pathname, search, hash } = state['from'];
  const audience = readAudience(state['audience']);
  if (typeof pathname !== 'string' || !/^\/(?!\/)/.test(pathname) || audience === null) return null;
  return { from: { pathname, search: textOf(search), hash: textOf(hash) }, audience };
}

function readAudience(value: unknown): Page['audience'] | null {
  if (Array.isArray(value)) return ROLES.filter((role) => value.includes(role));
  return (['guest', 'visitor', 'open'] as const).find((word) => word === value) ?? null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
