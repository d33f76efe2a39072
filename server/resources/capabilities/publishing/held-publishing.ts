import {
  PUBLISHING_OF_MANY,
  isPublishingOfMany,
  ofLanguageSchema,
  publishers,
} from '#contract/publishing.ts';
import type { Host } from '../../../host.ts';
import type { HeldWork } from '../../held-changes.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { publicationChanges } from './change-publications.ts';

/** What is published or taken down of many records at once, as a change that waits: the site is as it was until then. */
export function heldPublishingOf(host: Host, table: RecordTable, tables: RecordTables): HeldWork {
  const access = publishers(table.resource);
  return {
    grants: access === false ? {} : Object.fromEntries(PUBLISHING_OF_MANY.map((name) => [name, access])),
    async run(name, { selection, input }, requestContext, options) {
      if (!isPublishingOfMany(name)) return { ids: [] };
      const { language } = ofLanguageSchema.parse(input);
      return publicationChanges(host, table, tables).many(
        { selection, language },
        name,
        requestContext,
        options,
      );
    },
  };
}
