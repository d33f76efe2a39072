import { AppError, type HostErrorCode } from '#contract/errors.ts';
import { toValidationResult } from '#contract/validation-result.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import type { ListQuery } from '#contract/list-query.ts';
import {
  type AddressQuery,
  type OfLanguage,
  PREVIEW_HOURS,
  type Preview,
  type Publication,
  type Schedule,
  addressQuerySchema,
  slugResultSchema,
  checkSchedule,
  lackingIssues,
  lackingTexts,
  ofLanguageSchema,
  previewSchema,
  publicationsSchema,
  publishedReaders,
  publishers,
  publishingPaths,
  scheduleSchema,
} from '#contract/publishing.ts';
import { PREVIEW_PARAMETER } from '#contract/page-rendering.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { LANGUAGE_PARAMETER, type Language } from '#contract/language.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, type Page, route } from '../../../http/route.ts';
import { listParameters } from '../../list-parameters.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import { type RequestContext, requestContextOf } from '../../request-context.ts';
import { ifMatch, versionOf } from '../../shared-route.ts';
import type { StoredRow } from '../../hooks.ts';
import type { Row } from '../../statement.ts';
import { audit } from './audit-publications.ts';
import { publicationChanges } from './change-publications.ts';
import { signPreview } from './preview-tokens.ts';
import { publishingOfManyRoutes } from './publishing-of-many-routes.ts';
import { readPublications } from './publication-queries.ts';
import { type SlugResult, readBySlug } from './read-by-slug.ts';

/** What staff do with the languages of a record, and what the site reads of those that are published. */
export function publishingRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { labels, publishing } = resource;
  const access = publishers(resource);
  if (!publishing || access === false) return [];
  const records = recordsOf(host, table, tables);
  const changes = publicationChanges(host, table, tables);
  const shared = { tag: resource.endpoint, messages: resource.messages, access } as const;
  const changing = {
    ...shared,
    method: 'POST',
    headers: [ifMatch],
    data: () => publicationsSchema,
    record: (role) => recordSchema(resource, role),
    errors: ['notFound', 'conflict', 'duplicate', 'malformed'] as HostErrorCode[],
  } as const satisfies Partial<AnyRoute>;
  const ofLanguage = {
    schema: () => ofLanguageSchema,
    check: (input: unknown) => toValidationResult(ofLanguageSchema.safeParse(input)),
  };
  // The select list of every record has what every record has.
  const read = async (id: number, context: RequestContext) => (await records.read(id, context)) as StoredRow;

  return [
    route<undefined, undefined, Publication[]>({
      ...shared,
      method: 'GET',
      path: `${publishingPaths.state(resource)}/{id}`,
      summary: `How each language of a ${labels.one.en} is published`,
      data: () => publicationsSchema,
      errors: ['notFound'],
      handle: async (call) => readPublications(host.pool, table, await read(call.id, requestContextOf(call))),
    }),
    route<undefined, OfLanguage, Publication[]>({
      ...changing,
      path: `${publishingPaths.publish(resource)}/{id}`,
      summary: `Show everybody a ${labels.one.en} in one language as it is now`,
      body: ofLanguage,
      handle: (call) =>
        changes.publish(
          { id: call.id, version: versionOf(call) },
          call.body.language,
          requestContextOf(call),
        ),
    }),
    route<undefined, OfLanguage, Publication[]>({
      ...changing,
      path: `${publishingPaths.unpublish(resource)}/{id}`,
      summary: `Show nobody a ${labels.one.en} in one language any more`,
      body: ofLanguage,
      handle: (call) =>
        changes.unpublish(
          { id: call.id, version: versionOf(call) },
          call.body.language,
          requestContextOf(call),
        ),
    }),
    route<undefined, Schedule, Publication[]>({
      ...changing,
      path: `${publishingPaths.schedule(resource)}/{id}`,
      summary: `Say when a ${labels.one.en} is shown in one language, and when no longer`,
      body: { schema: () => scheduleSchema, check: checkSchedule },
      handle: (call) =>
        changes.schedule({ id: call.id, version: versionOf(call) }, call.body, requestContextOf(call)),
    }),
    ...publishingOfManyRoutes(host, table, tables),
    route<undefined, OfLanguage, Preview>({
      ...shared,
      method: 'POST',
      path: `${publishingPaths.preview(resource)}/{id}`,
      summary: `A link that shows the draft of a ${labels.one.en} on its page, for ${PREVIEW_HOURS} hours`,
      body: ofLanguage,
      data: () => previewSchema,
      errors: ['notFound'],
      async handle(call) {
        const record = await read(call.id, requestContextOf(call));
        const { language } = call.body;
        const preview = previewOf(record, language);
        await withTransaction(host.pool, (client) =>
          audit({ client, table, record }, call.caller, { operation: 'previewMade', language }),
        );
        return preview;
      },
    }),
    route<ListQuery, undefined, Page<Row>>({
      ...shared,
      access: publishedReaders,
      method: 'GET',
      path: publishingPaths.published(resource),
      summary: `A page of ${labels.many.en} as everybody reads them, staff too`,
      kind: 'page',
      query: () => listQuerySchema(resource, null),
      parameters: listParameters(resource),
      data: () => recordSchema(resource, null),
      handle: (call) => records.list({ ...call.query, trash: false }, requestContextOf(call)),
    }),
    route<AddressQuery, undefined, SlugResult>({
      ...shared,
      access: publishedReaders,
      method: 'GET',
      path: publishingPaths.bySlug(resource),
      summary: `The ${labels.one.en} that is published at a slug, or where it is now`,
      query: () => addressQuerySchema,
      parameters: [
        { name: 'Slug', description: 'As in the address of its page', schema: { type: 'string' } },
        { name: 'Preview', description: 'The token of a link to a draft', schema: { type: 'string' } },
      ],
      data: () => slugResultSchema(resource, null),
      handle: (call) => readBySlug(host, table, tables)(call.query, requestContextOf(call)),
    }),
  ];

  function previewOf(record: StoredRow, language: Language): Preview {
    const lacking = lackingTexts(resource, record, language);
    if (lacking.length > 0) throw new AppError('validation', { fields: lackingIssues(lacking, language) });
    const expiresAt = Math.floor(Date.now() / 1000) + PREVIEW_HOURS * 3600;
    const slug = String(record[publishing?.address ?? '']);
    const search = new URLSearchParams({
      [LANGUAGE_PARAMETER]: language,
      [PREVIEW_PARAMETER]: signPreview(host.previewKey, [resource.name, record.id, language, expiresAt]),
    });
    return {
      path: `${publishing?.page.replace(':slug', encodeURIComponent(slug))}?${search.toString()}`,
      expiresAt: new Date(expiresAt * 1000).toISOString(),
    };
  }
}
