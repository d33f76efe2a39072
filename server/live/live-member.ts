import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { Connection, Member } from './hub/connection.ts';
import type { Hub } from './hub/hub.ts';

/** Who is connected to the notification hub: an account, by one of its sessions. */
export interface LiveMember extends Member {
  readonly role: Role;
  readonly sessionId: string;
}

export type LiveConnection = Connection<LiveMember>;
export type LiveHub = Hub<LiveMember>;

/** Clients that asked to hear of changes too, each in the language of its screen. */
export type Watchers = Pick<WeakMap<LiveConnection, Language>, 'get' | 'has'>;
/** Their group. */
export const WATCHERS = 'watchers';
