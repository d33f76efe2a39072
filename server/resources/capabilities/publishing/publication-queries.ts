import type { Pool, PoolClient } from 'pg';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { type Addresses, type Publication, lackingTexts } from '#contract/publishing.ts';
import type { StoredRow } from '../../hooks.ts';
import type { RecordTable } from '../../record-table.ts';
import { copySql, readCopySql } from './published-copy.ts';

type Stored = Omit<Publication, 'language' | 'missing'>;

/** How each language of a record stands. */
export async function readPublications(
  on: Pool | PoolClient,
  table: RecordTable,
  record: StoredRow,
): Promise<Publication[]> {
  const asIs = LANGUAGES.map((language) => `when '${language}' then ${copySql(table, language)}`).join(' ');
  const { rows } = await on.query<Stored & { language: Language }>(
    `select publication.language, case when copy is not null then published_at end as "publishedAt",
       case when copy is not null then address end as address,
       coalesce(${readCopySql(table)} <> case publication.language ${asIs} end, false) as "isChanged",
       publish_at as "publishAt", unpublish_at as "unpublishAt", problem
     from publications publication join ${table.name} record on record.id = publication.record_id
     where publication.resource = $1 and publication.record_id = $2`,
    [table.resource.name, record.id],
  );
  const found = new Map(rows.map((row) => [row.language, row]));
  return LANGUAGES.map((language) => ({
    ...(found.get(language) ?? NONE),
    language,
    missing: lackingTexts(table.resource, record, language),
  }));
}

const NONE: Stored = {
  publishedAt: null,
  address: null,
  isChanged: false,
  publishAt: null,
  unpublishAt: null,
  problem: null,
};

interface Found {
  readonly id: number;
  readonly addresses: Addresses;
}

/**
 * The record that is at a slug in a language, or once was, or is at it in the other language; with the slugs that it is
 * published at now. Whatever stands at a slug goes before what has left it.
 */
export async function findBySlug(
  pool: Pool,
  table: RecordTable,
  { slug, language }: { slug: string; language: Language },
): Promise<Found | null> {
  const { rows } = await pool.query<{ id: number; language: Language; address: string }>(
    `with found as (
       select record_id as id from publications publication
       join ${table.name} record on record.id = publication.record_id and record.deleted_at is null
       where resource = $1 and copy is not null and ($2 = address or $2 = any(former))
       order by address = $2 and language = $3 desc, language = $3 desc, address = $2 desc, published_at desc limit 1
     )
     select found.id, language, address from found
     join publications publication on publication.resource = $1 and publication.record_id = found.id
     where copy is not null`,
    [table.resource.name, slug, language],
  );
  const [first] = rows;
  if (!first) return null;
  return { id: first.id, addresses: Object.fromEntries(rows.map((row) => [row.language, row.address])) };
}
