import { files } from '#contract/fields.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listViewsOf } from '#resources/list-views.ts';
import { resources } from '#resources/index.ts';

const { sharedBy: _shared, sharedAbout: _about, ...views } = listViewsOf(resources);

/** A resource with files that clients send and staff look after, over a table that is there already. */
export const paperHolder: AnyResource = {
  ...views,
  access: {
    list: { Admin: 'all', CustomerService: 'all', User: 'own' },
    read: { Admin: 'all', CustomerService: 'all', User: 'own' },
    create: { User: 'own' },
    update: { Admin: 'all' },
    delete: { Admin: 'all' },
  },
  fields: { ...views.fields, papers: files({ label: { ar: 'الأوراق', en: 'Papers' }, max: 4 }) },
};

/** The product's resources, one of which holds files. */
export const withPapers: readonly AnyResource[] = resources.map((resource) =>
  resource.name === paperHolder.name ? paperHolder : resource,
);
