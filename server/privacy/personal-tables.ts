/**
 * Every table of the database, and what becomes of a person's data in it when it is erased. A test walks the database:
 * a table that is not here fails it, so that none is forgotten.
 */
export const personalTables = {
  users: 'made nameless; the number stays, so that what points at it still holds',
  requests: 'words blanked and put away, unless held or open',
  consultations: 'words blanked and put away, unless held or open',
  thread_entries: 'removed with their record',
  attachments: 'removed with their record, contents too',
  contact_messages: 'removed where they came from the e-mail of the account',
  notifications: 'removed',
  inboxes: 'removed',
  sessions: 'removed',
  second_factors: 'removed',
  password_codes: 'removed',
  idempotency_keys: 'removed',
  list_views: 'removed',
  outbox: 'removed; the last mail, which tells of it, goes after 30 days',
  audit_entries: 'stay with numbers alone: names and values are blanked',
  deletion_requests: 'stay, without the words of answers and of what was kept',
  consents: 'stay: numbers, versions and times',
  record_reads: 'stay: numbers and times',
  images: 'a profile picture that no record names is removed after a day',
} as const;

/** Tables with the site's content and settings: nothing in them is about a client. */
export const impersonalTables = [
  'bases_of_success',
  'base_of_success',
  'branches',
  'client_reviews',
  'company_summary',
  'consultation_types',
  'core_values',
  'faq_categories',
  'faqs',
  'lawyers',
  'milestones',
  'service_categories',
  'services',
  'site_settings',
  'sliders',
] as const;
