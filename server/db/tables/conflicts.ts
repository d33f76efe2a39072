import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ComparedParty, PARTY_SIDES, SETTLED_AS } from '#contract/conflicts.ts';
import { MATCH_REASONS } from '#contract/match-reasons.ts';
import { moment } from '../record-columns.ts';

/**
 * Everybody whom the firm knows by name: parties and clients. Triggers of their tables write it, whoever writes those;
 * the host adds what a name is found by.
 */
export const partyNames = pgTable(
  'party_names',
  {
    /** Whose record it is: a party, or a client's account. */
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    /** The record that the party belongs to; missing for a client. */
    ofResource: text('of_resource'),
    ofId: integer('of_id'),
    side: text('side', { enum: PARTY_SIDES }).notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    number: text('number').notNull(),
    /** Missing until the host has looked at the name. */
    keys: text('keys').array(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId] }),
    // Each check reads all that waits to be sorted in: nothing waits.
    index('party_names_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('party_names_new')
      .on(table.resource, table.recordId)
      .where(sql`keys is null`),
    index('party_names_of').on(table.ofResource, table.ofId),
  ],
);

/** Parties of a record that may be somebody whom the firm knows. */
export const conflictHits = pgTable(
  'conflict_hits',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    partyResource: text('party_resource').notNull(),
    partyId: integer('party_id').notNull(),
    otherResource: text('other_resource').notNull(),
    otherId: integer('other_id').notNull(),
    /** The record that the other belongs to; missing for a client. */
    ofResource: text('of_resource'),
    ofId: integer('of_id'),
    /** Both as they were compared, whatever they are called today; missing once one was erased. */
    party: jsonb('party').$type<ComparedParty>(),
    other: jsonb('other').$type<ComparedParty>(),
    /** Both as a hash: with another name it is another hit. */
    compared: text('compared').notNull(),
    score: integer('score').notNull(),
    reason: text('reason', { enum: MATCH_REASONS }).notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    /** Missing as long as it counts. */
    goneAt: moment('gone_at'),
    goneAs: text('gone_as', { enum: SETTLED_AS }),
  },
  (table) => [
    uniqueIndex('conflict_hits_once').on(
      table.resource,
      table.recordId,
      table.partyResource,
      table.partyId,
      table.otherResource,
      table.otherId,
      table.compared,
    ),
    index('conflict_hits_party').on(table.partyResource, table.partyId),
    index('conflict_hits_other').on(table.otherResource, table.otherId),
  ],
);

/** What was decided about a hit. A trigger refuses to change or remove it. */
export const conflictOutcomes = pgTable(
  'conflict_outcomes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    hitId: integer('hit_id')
      .notNull()
      .references(() => conflictHits.id),
    decision: text('decision', { enum: ['clear', 'wall'] }).notNull(),
    sentence: text('sentence').notNull(),
    /** Who is walled off. */
    walled: jsonb('walled').$type<number[]>().notNull(),
    byId: integer('by_id').notNull(),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (table) => [index('conflict_outcomes_hit').on(table.hitId, table.id)],
);

/** Who finds nothing of which record, as the last outcomes say. */
export const conflictWalls = pgTable(
  'conflict_walls',
  {
    userId: integer('user_id').notNull(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resource, table.recordId] }),
    index('conflict_walls_record').on(table.resource, table.recordId),
  ],
);
