import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';

interface Term {
  /** What it is about, for whoever reads what would go. */
  readonly what: string;
  /** How long it is kept after `since`, an interval of PostgreSQL. */
  readonly period: string;
  readonly reason: string;
}

/** Rows that nothing points at: they are removed. */
export interface RowsRule extends Term {
  readonly kind: 'rows';
  readonly table: string;
  /** The moment that the period counts from, in SQL. Without one the row stays. */
  readonly since: string;
  /** Whose audit entries lose names and values with them. Default: there are none about them. */
  readonly resource?: string;
}

/** Closed matters: what was written goes, number and dates stay. A reason in `legalHold` keeps all of it. */
export interface MattersRule extends Term {
  readonly kind: 'matters';
  readonly matter: Matter;
  readonly states: readonly string[];
}

export type RetentionRule = RowsRule | MattersRule;

/** How long a mail is kept that has left: its row, and its file where there is no mail server. */
export const MAIL_DAYS = 30;

/** What the host removes by itself, every hour: nobody misses it. */
export const hourlyRules: readonly RowsRule[] = [
  {
    kind: 'rows',
    what: 'first answers to submissions',
    table: 'idempotency_keys',
    since: 'created_at',
    period: '1 day',
    reason: 'they hold whole answers; nobody was promised more than a day to send the same again',
  },
  {
    kind: 'rows',
    what: 'codes for a new password',
    table: 'password_codes',
    since: 'sent_at',
    period: '1 day',
    reason: 'a code lives ten minutes; how many were sent is counted for a day',
  },
  {
    kind: 'rows',
    what: 'invitations that are over',
    table: 'invitations',
    since: 'least(expires_at, coalesce(ended_at, expires_at))',
    period: '30 days',
    reason: 'whoever opened an account too late asks within weeks',
  },
  {
    kind: 'rows',
    what: 'ended sessions',
    table: 'sessions',
    since: 'least(expires_at, coalesce(revoked_at, expires_at))',
    period: '30 days',
    reason: 'whoever finds a theft asks which devices were signed in',
  },
  {
    kind: 'rows',
    what: 'notifications',
    table: 'notifications',
    since: 'created_at',
    period: '7 days',
    reason: 'the page on privacy says seven days',
  },
  {
    kind: 'rows',
    what: 'mails that were sent or given up',
    table: 'outbox',
    since: 'coalesce(done_at, failed_at)',
    period: `${MAIL_DAYS} days`,
    reason: 'whether a mail went out is asked within weeks',
  },
];

/** What goes only when a person says so, with `npm run retention -- --apply`: the firm answers for the terms. */
export const orderedRules: readonly RetentionRule[] = [
  {
    kind: 'rows',
    what: 'messages of the contact page',
    table: 'contact_messages',
    since: 'created_at',
    period: '2 years',
    reason: 'what came of a message stands in a request of its own',
    resource: 'contact-messages',
  },
  {
    kind: 'rows',
    what: 'who of the staff saw which records',
    table: 'record_reads',
    since: 'at',
    period: '3 years',
    reason: 'a breach is often found late, and asked about for years',
  },
  ...matters.flatMap((matter) =>
    matter.portal.retention.map(({ years, ...term }): MattersRule => ({
      kind: 'matters',
      matter,
      ...term,
      period: `${years} years`,
    })),
  ),
];

export const retentionRules: readonly RetentionRule[] = [...hourlyRules, ...orderedRules];
