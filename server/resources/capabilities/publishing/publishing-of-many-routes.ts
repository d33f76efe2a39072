import { checkSelection, selectionSchema } from '#contract/bulk-bodies.ts';
import { bulkDoneSchema } from '#contract/bulk.ts';
import type { HostErrorCode } from '#contract/errors.ts';
import { type HeldChange, heldChangeSchema } from '#contract/held-changes.ts';
import {
  type PublishingOfMany,
  ofLanguageSchema,
  publishers,
  publishingPaths,
} from '#contract/publishing.ts';
import type { Role } from '#contract/roles.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { heldChangesOf } from '../../held-changes.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { requestContextOf } from '../../request-context.ts';
import { type PublishMany, publicationChanges } from './change-publications.ts';

/** By which staff publish many records or take them down: at once, or after some seconds in which it is taken back. */
export function publishingOfManyRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const { many } = resource.labels;
  const access = publishers(resource);
  if (access === false) return [];
  const changes = publicationChanges(host, table, tables);
  const held = heldChangesOf(host, table);
  const shared = {
    method: 'POST',
    tag: resource.endpoint,
    messages: resource.messages,
    access,
    errors: ['bulkRefused', 'selectionChanged', 'duplicate'] as HostErrorCode[],
  } as const;
  const schema = (role: Role | null) => selectionSchema(resource, role).extend(ofLanguageSchema.shape);
  const body = {
    schema,
    check: (input: unknown, role: Role | null) => checkSelection(schema(role).safeParse(input)),
  };

  return OPERATIONS.flatMap(({ operation, now, later, what }) => [
    route<undefined, PublishMany>({
      ...shared,
      path: publishingPaths[now](resource),
      summary: what(many.en, ', all or none'),
      body,
      data: () => bulkDoneSchema,
      handle: (call) => changes.many(call.body, operation, requestContextOf(call)),
    }),
    route<undefined, PublishMany, HeldChange>({
      ...shared,
      path: publishingPaths[later](resource),
      summary: what(many.en, ', all or none, after some seconds in which it can be taken back'),
      body,
      data: () => heldChangeSchema,
      handle: ({ body: asked, ...call }) =>
        held.hold(
          operation,
          { selection: asked.selection, input: { language: asked.language } },
          requestContextOf({ ...call, body: asked }),
        ),
    }),
  ]);
}

const OPERATIONS = [
  {
    operation: 'published',
    now: 'publishMany',
    later: 'publishManyLater',
    what: (many, how) => `Show everybody several ${many} in one language as they are now${how}`,
  },
  {
    operation: 'unpublished',
    now: 'unpublishMany',
    later: 'unpublishManyLater',
    what: (many, how) => `Show nobody several ${many} in one language any more${how}`,
  },
] as const satisfies readonly {
  operation: PublishingOfMany;
  now: keyof typeof publishingPaths;
  later: keyof typeof publishingPaths;
  what: (many: string, how: string) => string;
}[];
