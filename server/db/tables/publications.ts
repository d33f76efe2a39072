import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import { moment } from '../record-columns.ts';

/** What of records is published, in each language by itself, and when that is to change. */
export const publications = pgTable(
  'publications',
  {
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** What the public reads, by the columns of the record's table; missing while nothing is published. */
    copy: jsonb('copy').$type<Values>(),
    /** The slug that it stands at, or stood at last. */
    address: text('address'),
    /** The slugs that lead to it since it has left them. */
    former: text('former').array().notNull().default([]),
    /** So often it was published. */
    version: integer('version').notNull().default(0),
    firstPublishedAt: moment('first_published_at'),
    publishedAt: moment('published_at'),
    publishAt: moment('publish_at'),
    unpublishAt: moment('unpublish_at'),
    /** The keys that kept it from being published when it was due. */
    problem: text('problem').array(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId, table.language] }),
    uniqueIndex('publications_address')
      .on(table.resource, table.language, table.address)
      .where(sql.raw('"copy" is not null')),
    index('publications_publish_at').on(table.publishAt).where(sql.raw('"publish_at" is not null')),
    index('publications_unpublish_at').on(table.unpublishAt).where(sql.raw('"unpublish_at" is not null')),
  ],
);
