import type { Capability } from '../../capability.ts';
import { LANGUAGES } from '#contract/language.ts';
import { heldPublishingOf } from './held-publishing.ts';
import { isShown, keepStates, stateKey } from './keep-states.ts';
import { unpublish } from './write-publication.ts';
import { publishedSql } from './published-copy.ts';
import { publishingRoutes } from './publishing-routes.ts';

/** Records are drafts: each language is published by itself, as a copy, which is all that the public reads. */
export const publishing: Capability = {
  name: 'publishing',
  isDeclaredBy: (resource) => resource.publishing !== undefined,
  hooksFor(table, tables) {
    const { name } = table.resource;
    return {
      routes: (host) => publishingRoutes(host, table, tables),
      heldWork: (host) => heldPublishingOf(host, table, tables),
      publicSource: (language) => publishedSql(table, language),
      imageNamedIn: (column) => [
        `select 1 from publications publication where publication.resource = '${name}'
         and publication.copy->'${column.replaceAll('"', '')}'->>'key' = images.key`,
      ],
      resolveInput: () =>
        Object.fromEntries(LANGUAGES.map((language) => [stateKey(table, language), 'draft'])),
      /** What is saved over what is published is another one from then on. */
      afterWrite: async ({ client, row, locked }) =>
        locked ? { columns: await keepStates(client, table, row.id) } : {},
      /** What is saved is a draft: the public reads what was published, which the trash takes away. */
      isInside: ({ operation, before }) =>
        operation !== 'deleted' || !LANGUAGES.some((language) => before && isShown(table, before, language)),
      /** What comes back from the trash comes back as a draft, which keeps its addresses and its first date. */
      async afterChange({ change: { operation, before } }, { client }) {
        if (operation !== 'deleted' || !before) return;
        for (const language of LANGUAGES) await unpublish({ client, table, record: before, language });
        await keepStates(client, table, before.id);
      },
    };
  },
};
