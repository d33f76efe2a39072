import type { Notification } from '#contract/inbox.ts';
import type { OwnData } from '#contract/own-data.ts';
import type { KeptSession } from '../auth/own-sessions.ts';
import type { OwnMessage } from './own-messages.ts';
import type { OwnRecord } from './own-records.ts';

/** What is held of a person, as the copies have it. */
export interface PersonalData {
  readonly exportedAt: string;
  readonly account: OwnData['account'];
  /** Where the profile picture lies in the archive; `null`: there is none. */
  readonly picture: string | null;
  readonly consents: OwnData['consents'];
  /** `null`: nobody has read a mail at the account's address, from which they came. */
  readonly messages: readonly OwnMessage[] | null;
  readonly sessions: readonly KeptSession[];
  readonly notifications: readonly Notification[];
  /** By the names of their resources. */
  readonly records: Readonly<Record<string, readonly OwnRecord[]>>;
}
