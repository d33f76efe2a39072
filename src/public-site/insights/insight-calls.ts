import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { publishingPaths } from '#contract/publishing.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import type { CustomCall } from '#providers/calls/custom-call.ts';
import { articles } from '#resources/articles.ts';

/** The articles as everybody reads them, whoever reads: staff too are given what is published. */
export const publishedArticles = {
  ...articles,
  verbs: { ...articles.verbs, list: 'GetPublished' },
};

const slugResultSchema = z.object({
  record: recordSchema(articles, null).nullable(),
  addresses: z.partialRecord(z.enum(LANGUAGES), z.string()),
});
export type SlugResult = z.infer<typeof slugResultSchema>;

/** GET `GetAtAddress`: the article at a slug, or where it is now; with a token the draft that it was signed for. */
export const bySlugCall = (slug: string, preview: string | null): CustomCall<SlugResult> => ({
  method: 'get',
  url: publishingPaths.bySlug(articles),
  query: { Slug: slug, ...(preview === null ? {} : { Preview: preview }) },
  answer: slugResultSchema,
  words: { fallback: 'readFailed', messages: articles.messages },
});
