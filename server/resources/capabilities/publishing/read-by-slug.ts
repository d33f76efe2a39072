import { AppError } from '#contract/errors.ts';
import { halfKey } from '#contract/field-keys.ts';
import { isLocalized } from '#contract/field-kinds.ts';
import { otherLanguage } from '#contract/language.ts';
import type { AddressQuery, Addresses } from '#contract/publishing.ts';
import type { Host } from '../../../host.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Row } from '../../statement.ts';
import { readPreview } from './preview-tokens.ts';
import { findBySlug } from './publication-queries.ts';

export interface SlugResult {
  readonly record: Row | null;
  readonly addresses: Addresses;
}

/** What a page shows at a slug, for everybody alike; with the token of a preview the draft that it was signed for. */
export function readBySlug(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const records = recordsOf(host, table, tables);

  return async ({ Slug, Preview }: AddressQuery, requestContext: RequestContext): Promise<SlugResult> => {
    const { language } = requestContext;
    const slug = Slug.toLowerCase();
    if (Preview !== undefined) return { record: await draft(Preview, requestContext), addresses: {} };
    const found = await findBySlug(host.pool, table, { slug, language });
    if (!found) return { record: null, addresses: {} };
    const isHere = found.addresses[language] === slug;
    return {
      // It may have been taken away just now.
      record: isHere ? await records.read(found.id, requestContext).catch(nothingFound) : null,
      addresses: found.addresses,
    };
  };

  /** The draft as it would be published: nothing of the other language is in it. */
  async function draft(token: string, requestContext: RequestContext): Promise<Row | null> {
    const [name, id, language] = readPreview(host.previewKey, token) ?? [];
    if (name !== resource.name || id === undefined || language === undefined) return null;
    const context = { ...requestContext, language, isPublic: false, caller: null };
    const row = await records.read(id, context).catch(nothingFound);
    if (!row) return null;
    const others = Object.entries(resource.fields).flatMap(([key, field]) =>
      isLocalized(field) ? [[halfKey(key, otherLanguage(language)), ''] as const] : [],
    );
    return { ...row, ...Object.fromEntries(others) };
  }
}

/** A record that is not there is answered with `null`; whatever else is wrong stays an error. */
function nothingFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'notFound') return null;
  throw error;
}
