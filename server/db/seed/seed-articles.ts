import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { resources } from '#resources/index.ts';
import { copySql } from '../../resources/capabilities/publishing/published-copy.ts';
import { loadRecordTables } from '../../resources/load-record-tables.ts';
import { articles } from '../tables/articles.ts';
import { lawyers } from '../tables/lawyers.ts';
import { serviceCategories } from '../tables/service-categories.ts';
import content from './demo-articles.json' with { type: 'json' };

const words = z.object({ ar: z.string(), en: z.string() });
const contentSchema = z.array(
  z.object({
    slug: z.string(),
    /** The slug of a lawyer. */
    author: z.string(),
    /** The slugs of the fields of law that it is about. */
    categories: z.array(z.string()),
    daysAgo: z.number(),
    /** The languages that everybody reads it in. */
    published: z.array(z.enum(LANGUAGES)),
    title: words,
    summary: words,
    body: words,
  }),
);

/** The articles, one of them in Arabic alone and one a draft. */
export async function seedArticles(db: NodePgDatabase): Promise<void> {
  const authors = await db.select({ id: lawyers.id, slug: lawyers.slug }).from(lawyers);
  const categories = await db
    .select({ id: serviceCategories.id, slug: serviceCategories.slug })
    .from(serviceCategories);
  const table = (await loadRecordTables(resources)).get('articles');
  if (!table) throw new Error('There are no articles to seed.');
  for (const { title, summary, body, published, daysAgo, ...article } of contentSchema.parse(content)) {
    const writtenAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const [made] = await db
      .insert(articles)
      .values({
        slug: article.slug,
        titleAr: title.ar,
        titleEn: title.en,
        summaryAr: summary.ar,
        summaryEn: summary.en,
        bodyAr: body.ar,
        bodyEn: body.en,
        authorId: authors.find(({ slug }) => slug === article.author)?.id ?? 0,
        categoryIds: categories.filter(({ slug }) => article.categories.includes(slug)).map(({ id }) => id),
        arabicState: published.includes('ar') ? 'published' : 'draft',
        englishState: published.includes('en') ? 'published' : 'draft',
        createdAt: writtenAt,
        updatedAt: writtenAt,
      })
      .returning({ id: articles.id });
    for (const language of published)
      await db.execute(sql`
        insert into publications (resource, record_id, language, copy, address, version, first_published_at, published_at)
        select ${table.resource.name}, record.id, ${language}, ${sql.raw(copySql(table, language))}, record.slug, 1, record.created_at, record.created_at
        from articles record where record.id = ${made?.id ?? 0}`);
  }
}
