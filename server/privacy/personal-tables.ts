import type { AnyResource } from '#contract/define-resource.ts';
import { matters } from '#resources/matters.ts';
import { matterTable } from '../db/matter-sql.ts';

interface PersonalTable {
  /** What becomes of its rows. */
  readonly outcome: string;
  /** The column that names the account whose rows `erasePerson` removes. Default: code of their own sees to them. */
  readonly removeBy?: 'user_id' | 'owner_id';
}

/**
 * What becomes of a person's data when it is erased, in every table of the database that holds any. A test walks the
 * database: a table that is neither here nor one of an impersonal resource fails it, so that none is forgotten.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: { outcome: 'made nameless; the number stays, so that what points at it still holds' },
  ...Object.fromEntries(
    matters.map((matter) => [
      matterTable(matter),
      { outcome: 'words blanked and put away, unless under hold or open' },
    ]),
  ),
  thread_entries: { outcome: 'removed with their record' },
  tasks: { outcome: 'removed with their record' },
  request_parties: { outcome: 'removed with their record' },
  consultation_parties: { outcome: 'removed with their record' },
  party_names: { outcome: 'removed with the party, and with the account' },
  conflict_hits: { outcome: 'stay: numbers, scores and times; a name goes with the party or the account' },
  conflict_outcomes: { outcome: 'stay: who decided what, when and why, which nobody can change' },
  conflict_walls: { outcome: 'stay: numbers of records and of colleagues' },
  attachments: { outcome: 'removed with their record, contents too' },
  contact_messages: { outcome: 'removed where they came from the e-mail of the account' },
  appointments: { outcome: 'removed with their record; the times alone, of nobody by name' },
  appointment_reminders: { outcome: 'removed with their record' },
  notifications: { outcome: 'removed, those of staff about a record with it', removeBy: 'user_id' },
  inboxes: { outcome: 'removed', removeBy: 'user_id' },
  sessions: { outcome: 'removed', removeBy: 'user_id' },
  second_factors: { outcome: 'removed', removeBy: 'user_id' },
  password_codes: { outcome: 'removed' },
  invitations: { outcome: 'removed', removeBy: 'user_id' },
  digests: { outcome: 'removed', removeBy: 'user_id' },
  calendar_feeds: { outcome: 'removed', removeBy: 'user_id' },
  idempotency_keys: { outcome: 'removed' },
  list_views: { outcome: 'removed', removeBy: 'owner_id' },
  outbox: {
    outcome:
      'removed; the last mail, which tells of it, goes after 30 days, as do the files of mails on a host without a mail server',
  },
  audit_entries: { outcome: 'stay with numbers alone: names and values are blanked, those of parties too' },
  deletion_requests: { outcome: 'stay, without the words of answers and of what was kept' },
  consents: { outcome: 'stay: numbers, versions and times' },
  record_reads: { outcome: 'stay: numbers and times' },
  kept_totals: {
    outcome:
      'stay: how many records there are of each kind, and from how many a colleague is walled off, none of them named',
  },
  publications: { outcome: 'stay: copies of what the site tells everybody' },
  images: { outcome: 'a profile picture that no record names is removed after 29 days' },
};

/**
 * Whether the table of a resource is about nobody: its records are neither confidential nor anybody's own. Such a table
 * needs no line above.
 */
export const isImpersonal = ({ confidential, owner }: AnyResource): boolean =>
  !confidential && owner === undefined;
