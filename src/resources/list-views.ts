import { type AnyResource, defineResource } from '#contract/define-resource.ts';
import { boolean, reference, select, text } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';

const staff = { Admin: 'own', CustomerService: 'own' } as const;

const sectionsOf = (content: readonly AnyResource[]): Record<string, LocalizedText> =>
  Object.fromEntries(
    content.filter(({ menu }) => menu !== false).map((resource) => [resource.name, resource.labels.many]),
  );

/**
 * Views of lists that staff keep: search, filters and order under a name, with the columns they are looked at in.
 * Everyone has their own; what an Admin shares, all staff see who may open the list.
 * @param content the resources whose lists can be kept
 */
export const listViewsOf = (content: readonly AnyResource[]) =>
  defineResource({
    name: 'list-views',
    endpoint: 'ListViews',
    labels: {
      one: { ar: 'طريقة عرض', en: 'Saved view' },
      many: { ar: 'طرق عرض محفوظة', en: 'Saved views' },
    },
    menu: false,
    access: { list: staff, read: staff, create: staff, update: staff, delete: staff },
    owner: 'ownerId',
    sharedBy: 'isShared',
    sharedAbout: 'resource',
    fields: {
      ownerId: reference({
        label: { ar: 'صاحبها', en: 'Owner' },
        to: 'users',
        onDelete: 'keep',
        writeBy: 'server',
      }),
      name: text({ label: { ar: 'الاسم', en: 'Name' }, max: 80, sortable: true }),
      resource: select({
        label: { ar: 'القائمة', en: 'List' },
        options: sectionsOf(content),
        filterable: true,
      }),
      query: text({ label: { ar: 'معايير العرض', en: 'Query' }, max: 2000, optional: true }),
      columns: text({ label: { ar: 'الأعمدة', en: 'Columns' }, max: 1000, optional: true }),
      isShared: boolean({ label: { ar: 'للجميع', en: 'For everyone' }, writeBy: ['Admin'] }),
    },
    title: 'name',
    list: {
      columns: ['name', 'isShared', 'updatedAt'],
      filters: ['resource'],
      sort: [{ field: 'name', direction: 'asc' }],
      pageSize: 100,
    },
    form: { sections: [{ fields: ['name', 'resource', 'query', 'columns', 'isShared'] }] },
    findable: false,
  });
