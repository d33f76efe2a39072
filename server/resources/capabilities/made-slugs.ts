import type { PoolClient } from 'pg';
import { arabicKey, englishKey } from '#contract/field-keys.ts';
import type { Field } from '#contract/fields.ts';
import { latinSlug } from '#contract/latin-letters.ts';
import type { Capability } from '../capability.ts';
import { type RecordTable, columnOf } from '../record-table.ts';

/** Addresses that are made from a name where nobody wrote one, and stay whatever becomes of the name. */
export const madeSlugs: Capability = {
  name: 'madeSlugs',
  isDeclaredBy: ({ fields }) => Object.values(fields).some((field) => sourceOf(field) !== undefined),
  hooksFor: (table) => ({
    async resolveStored(client, values, before) {
      const made: Record<string, string> = {};
      for (const [key, field] of Object.entries(table.resource.fields)) {
        const source = sourceOf(field);
        const isLeftOut = before !== undefined && values[key] === undefined;
        if (source === undefined || isLeftOut) continue;
        const [written, kept] = [values[key], before?.[key]];
        if (!written && typeof kept === 'string' && kept !== '') made[key] = kept;
        else if (!written || written !== kept) {
          await holdSlugs(client, table, key);
          if (!written) made[key] = await freeSlug(client, { table, key, name: nameOf(values, source) });
        }
      }
      return made;
    },
  }),
};

/** The English name; where nobody has written one yet, the Arabic one in Latin letters. */
const nameOf = (values: Readonly<Record<string, unknown>>, source: string): string =>
  String(values[englishKey(source)] || values[arabicKey(source)] || '');

const sourceOf = (field: Field): string | undefined => ('madeFrom' in field ? field.madeFrom : undefined);

/**
 * Of two that take a slug at once the second waits here, and finds the first: without it, it would be refused for a slug
 * that nobody wrote. Also where one is written, which another may be about to make.
 */
const holdSlugs = (client: PoolClient, table: RecordTable, key: string) =>
  client.query(`select pg_advisory_xact_lock(hashtext('made_slugs'), hashtext($1))`, [
    `${table.name}.${columnOf(table, key)}`,
  ]);

/** The slug of a name, with a number behind it where another living record has it. */
async function freeSlug(
  client: PoolClient,
  { table, key, name }: { table: RecordTable; key: string; name: string },
): Promise<string> {
  const field = table.resource.fields[key];
  const most = field && 'max' in field && field.max !== undefined ? field.max : LONGEST;
  const slug =
    latinSlug(name)
      .slice(0, most - NUMBER_ROOM)
      .replace(/-$/, '') || table.resource.name;
  const column = columnOf(table, key);
  const { rows } = await client.query<{ taken: string }>(
    `select ${column} as taken from ${table.name} where deleted_at is null and (${column} = $1 or ${column} like $2)`,
    [slug, `${slug}-%`],
  );
  const taken = new Set(rows.map((row) => row.taken));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

const LONGEST = 200;
/** What a number behind it may take. */
const NUMBER_ROOM = 6;
