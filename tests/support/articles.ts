import { z } from 'zod';
import { articles } from '#resources/articles.ts';
import { type Publication, type Schedule, publicationsSchema } from '#contract/publishing.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import type { TestHost } from './test-host.ts';

type Language = 'ar' | 'en';
export type Article = z.infer<typeof articleSchema>;
export const articleSchema = recordSchema(articles, 'Admin');
const slugResultSchema = z.object({
  record: articleSchema.nullable(),
  addresses: z.partialRecord(z.enum(['ar', 'en']), z.string()),
});
const previewSchema = z.object({ path: z.string(), expiresAt: z.string() });

let number = 0;

/** Writes, publishes and reads articles of a host as its people do. */
export function articlesOn(host: TestHost) {
  const post = (verb: string, id: number, body: unknown, headers: Record<string, string> = {}) =>
    host.call('POST', `/api/Articles/${verb}/${id}`, { as: 'Admin', body, headers });
  const publications = (data: unknown): Publication[] => publicationsSchema.parse(data);
  return {
    /** A draft of its own in both languages, unlike every other. */
    async write(given: Record<string, unknown> = {}): Promise<Article> {
      number += 1;
      const body = {
        titleAr: `عنوان ${number}`,
        titleEn: `Title ${number}`,
        slug: `article-${number}`,
        summaryAr: `ملخص ${number}`,
        summaryEn: `Summary ${number}`,
        bodyAr: `نص ${number}`,
        bodyEn: `Body ${number}`,
        picture: null,
        authorId: 1,
        categoryIds: [1],
        ...given,
      };
      return articleSchema.parse(
        (await host.call('POST', '/api/Articles/Add', { as: 'Admin', body })).body.data,
      );
    },
    change: (id: number, body: Record<string, unknown>) =>
      host.call('PUT', '/api/Articles/Update', { as: 'Admin', body: { id, ...body } }),
    publish: (id: number, language: Language, headers: Record<string, string> = {}) =>
      post('Publish', id, { language }, headers),
    unpublish: (id: number, language: Language) => post('Unpublish', id, { language }),
    schedule: (
      id: number,
      language: Language,
      times: { publishAt?: string | null; unpublishAt?: string | null },
      seen?: Schedule['seen'],
    ) => post('Schedule', id, { language, publishAt: null, unpublishAt: null, ...times, seen }),
    async preview(id: number, language: Language) {
      return previewSchema.parse((await post('Preview', id, { language })).body.data);
    },
    async state(id: number, language: Language) {
      const { body } = await host.call('GET', `/api/Articles/GetPublications/${id}`, { as: 'Admin' });
      const found = publications(body.data).find((each) => each.language === language);
      if (!found) throw new Error(`There is no state of ${language}`);
      return found;
    },
    /** What a visitor is given by the number; `null`: nothing. */
    async seen(id: number, language: Language): Promise<Article | null> {
      const { status, body } = await host.call('GET', `/api/Articles/GetById/${id}`, { language });
      return status === 200 ? articleSchema.parse(body.data) : null;
    },
    async listed(language: Language, query: Record<string, string> = {}): Promise<Article[]> {
      const { body } = await host.call('GET', '/api/Articles/GetAll', {
        language,
        query: { PageSize: '100', ...query },
      });
      return z.array(articleSchema).parse(body.data);
    },
    async at(slug: string, language: Language, query: Record<string, string> = {}) {
      const { body } = await host.call('GET', '/api/Articles/GetAtAddress', {
        language,
        query: { Slug: slug, ...query },
      });
      return slugResultSchema.parse(body.data);
    },
  };
}
