import type { AnyResource } from '#contract/define-resource.ts';
import { matters } from '#resources/matters.ts';
import { matterTable } from '../db/matter-sql.ts';

/**
 * What becomes of a person's data when it is erased, in every table of the database that holds any. A test walks the
 * database: a table that is neither here nor one of an impersonal resource fails it, so that none is forgotten.
 */
export const personalTables: Readonly<Record<string, string>> = {
  users: 'made nameless; the number stays, so that what points at it still holds',
  ...Object.fromEntries(
    matters.map((matter) => [matterTable(matter), 'words blanked and put away, unless held or open']),
  ),
  thread_entries: 'removed with their record',
  tasks: 'removed with their record',
  request_parties: 'removed with their record',
  consultation_parties: 'removed with their record',
  party_names: 'removed with the party, and with the account',
  conflict_hits: 'stay: numbers, scores and times; a name goes with the party or the account',
  conflict_outcomes: 'stay: who decided what, when and why, which nobody can change',
  conflict_walls: 'stay: numbers of records and of colleagues',
  attachments: 'removed with their record, contents too',
  contact_messages: 'removed where they came from the e-mail of the account',
  appointments: 'removed with their record; the times alone, of nobody by name',
  appointment_reminders: 'removed with their appointment',
  notifications: 'removed',
  inboxes: 'removed',
  sessions: 'removed',
  second_factors: 'removed',
  password_codes: 'removed',
  invitations: 'removed',
  digests: 'removed',
  calendar_feeds: 'removed',
  idempotency_keys: 'removed',
  list_views: 'removed',
  outbox: 'removed; the last mail, which tells of it, goes after 30 days',
  audit_entries: 'stay with numbers alone: names and values are blanked, those of parties too',
  deletion_requests: 'stay, without the words of answers and of what was kept',
  consents: 'stay: numbers, versions and times',
  record_reads: 'stay: numbers and times',
  kept_totals:
    'stay: how many records there are of each kind, and from how many a colleague is walled off, none of them named',
  publications: 'stay: copies of what the site tells everybody',
  images: 'a profile picture that no record names is removed after a day',
};

/**
 * Whether the table of a resource is about nobody: its records are neither confidential nor anybody's own. Such a table
 * needs no line above.
 */
export const isImpersonal = ({ confidential, owner }: AnyResource): boolean =>
  !confidential && owner === undefined;
