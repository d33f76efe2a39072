import { siteContent } from '#contract/access.ts';
import { defineResource } from '#contract/define-resource.ts';
import { bilingual, image, reference, references, text } from '#contract/fields.ts';
import { pages } from '#contract/pages.ts';
import { publicationFields, publicationStates } from './publication-fields.ts';

const written = { languages: 'any', searchable: true } as const;

/** What the firm's lawyers write about the law. Each language is published by itself. */
export const articles = defineResource({
  name: 'articles',
  endpoint: 'Articles',
  labels: { one: { ar: 'مقال', en: 'Article' }, many: { ar: 'المقالات', en: 'Articles' } },
  menu: { path: 'articles', icon: 'article', group: 'administration', order: 25 },
  access: siteContent,
  publishing: {
    address: 'slug',
    page: pages.insight.path,
    states: publicationStates,
    feed: { text: 'summary', by: 'authorId' },
  },
  fields: {
    title: bilingual({ label: { ar: 'العنوان', en: 'Title' }, ...written, sortable: true, max: 150 }),
    slug: text({
      label: { ar: 'عنوان الصفحة', en: 'Page address' },
      help: {
        ar: 'حروف لاتينية صغيرة وأرقام وشرطات. إن تُرك فارغًا يُؤخذ من العنوان الإنجليزي.',
        en: 'Small Latin letters, digits and hyphens. Left empty, it is made from the English title.',
      },
      format: 'slug',
      madeFrom: 'title',
      unique: 'duplicate',
      optional: true,
      max: 80,
    }),
    summary: bilingual({ label: { ar: 'الملخص', en: 'Summary' }, ...written, long: true, max: 400 }),
    body: bilingual({
      label: { ar: 'النص', en: 'Text' },
      help: {
        ar: 'سطر فارغ بين الفقرات. علامة ## في أول السطر لعنوان فرعي، وشرطة لبند في قائمة.',
        en: 'An empty line between paragraphs. ## at the start of a line makes a heading, a hyphen an item of a list.',
      },
      ...written,
      long: true,
      blocks: true,
      max: 20_000,
    }),
    picture: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true, aspect: 1.6 }),
    authorId: reference({
      label: { ar: 'الكاتب', en: 'Author' },
      to: 'lawyers',
      // An article outlives the time of its author at the firm.
      onDelete: 'keep',
      filterable: true,
    }),
    categoryIds: references({
      label: { ar: 'الخدمات', en: 'Services' },
      to: 'service-categories',
      optional: true,
      filterable: true,
    }),
    ...publicationFields,
  },
  title: 'title',
  list: {
    columns: ['title', 'authorId', 'arabicState', 'englishState', 'updatedAt'],
    picture: 'picture',
    filters: ['arabicState', 'englishState', 'authorId', 'categoryIds'],
    sort: [{ field: 'createdAt', direction: 'desc' }],
  },
  form: {
    sections: [
      { fields: ['title', 'slug', 'summary', 'body'] },
      { fields: ['authorId', 'categoryIds', 'picture'] },
    ],
  },
});
