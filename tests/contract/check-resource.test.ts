import { describe, expect, it } from 'vitest';
import { assertResources, checkResources } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { DueRule } from '#contract/field-options.ts';
import { type Field, password } from '#contract/fields.ts';
import type { Role } from '#contract/roles.ts';
import { branches } from '#resources/branches.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { services } from '#resources/services.ts';
import { everyField } from '#tests/support/every-field.ts';

const base: AnyResource = everyField;
const label = { ar: 'حقل', en: 'A label of its own' };

/** The same, with a select that only Admins read. */
function keptByAdmins(key: string, { fields, ...resource }: AnyResource): AnyResource {
  const field = fields[key];
  if (field?.type !== 'select') throw new Error(`${key} is no select`);
  return { ...resource, fields: { ...fields, [key]: { ...field, readBy: ['Admin'] } } };
}

/** The definition with one field added, also to the form unless said otherwise. */
function withField(field: Field, { key = 'extra', inForm = true } = {}): AnyResource {
  const sections = inForm ? [...base.form.sections, { fields: [key] }] : base.form.sections;
  return { ...base, fields: { ...base.fields, [key]: field }, form: { sections } };
}
const withFilter = (field: Field): AnyResource => {
  const resource = withField(field);
  return { ...resource, list: { ...resource.list, filters: [...resource.list.filters, 'extra'] } };
};
const withTabs = (options: { filterable: true; readBy: readonly Role[] }): AnyResource => {
  const resource = withFilter({ type: 'select', label, options: { one: label }, ...options });
  return { ...resource, list: { ...resource.list, tabs: 'extra' } };
};
/** A resource of rows that refer to another one. */
const line = (to = 'every-field'): AnyResource => ({
  ...base,
  name: 'lines',
  fields: { everyFieldId: { type: 'reference', label, to } },
});
const late = (dueWhile: NonNullable<DueRule['dueWhile']>): Field => ({
  type: 'dateTime',
  label,
  optional: true,
  dueWhile,
});
const menu = { path: 'same', icon: 'help', group: 'content', order: 1 } as const;
const action = { label, access: { Admin: 'all' } } as const;

const contradictions: [id: string, at: string, AnyResource][] = [
  ['places-twice', 'every-field', { ...base, timeZone: 'select' }],
  [
    'time-zone-unknown',
    'every-field.extra',
    { ...withField({ type: 'select', label, options: { 'Asia/Nowhere': label } }), timeZone: 'extra' },
  ],
  ['key-unknown', 'every-field.timeZone', { ...base, timeZone: 'clock' }],
  ['label-empty', 'every-field.extra', withField({ type: 'text', label: { ar: ' ', en: 'Only English' } })],
  ['label-empty', 'every-field.extra', withField({ type: 'text', label: { ar: 'عربي فقط', en: '' } })],
  [
    'label-twice',
    'every-field.Field code',
    withField({ type: 'text', label: { ar: 'رمز', en: 'Field code' } }),
  ],
  ['key-unknown', 'every-field.list.columns', { ...base, list: { ...base.list, columns: ['nmae'] } }],
  ['key-unknown', 'every-field.list.under', { ...base, list: { ...base.list, under: ['nmae'] } }],
  [
    'key-unknown',
    'every-field.list.sort',
    { ...base, list: { ...base.list, sort: [{ field: 'nmae', direction: 'asc' }] } },
  ],
  ['key-unknown', 'every-field.list.filters', { ...base, list: { ...base.list, filters: ['id'] } }],
  ['key-unknown', 'every-field.sharedAbout', { ...base, sharedAbout: 'nmae' }],
  ['shared-about-unknown', 'every-field.kind', { ...base, sharedAbout: 'kind' }],
  [
    'least-size',
    'every-field.extra',
    withField({ type: 'image', label, optional: true, leastSize: { width: 800, height: 9000 } }),
  ],
  ['key-unknown', 'every-field.title', { ...base, title: 'nmae' }],
  ['key-unknown', 'every-field.show', { ...base, show: { sections: [{ fields: ['nmae'] }] } }],
  ['required-not-in-form', 'every-field.extra', withField({ type: 'text', label }, { inForm: false })],
  [
    'reference-unknown',
    'every-field.extraId',
    withField({ type: 'reference', label, to: 'nowhere' }, { key: 'extraId' }),
  ],
  ['reference-unknown', 'every-field.extra', withField({ type: 'references', label, to: 'nowhere' })],
  ['reference-key', 'every-field.extra', withField({ type: 'reference', label, to: 'branches' })],
  [
    'reference-key',
    'every-field.codeId',
    withField({ type: 'reference', label, to: 'branches' }, { key: 'codeId' }),
  ],
  ...['nothing', 'name'].map((answersWith): [string, string, AnyResource] => [
    'carried-unknown',
    'every-field.extraId',
    withField({ type: 'reference', label, to: 'branches', answersWith }, { key: 'extraId' }),
  ]),
  ['min-above-max', 'every-field.extra', withField({ type: 'text', label, min: 9, max: 3 })],
  ['min-above-max', 'every-field.extra', withField({ type: 'number', label, min: 1, max: 0 })],
  ['options-empty', 'every-field.extra', withField({ type: 'select', label, options: {} })],
  ['filter-unsuited', 'every-field.extra', withFilter({ type: 'text', label, filterable: true })],
  ['filter-unused', 'every-field.extra', withField({ type: 'boolean', label, filterable: true })],
  [
    'sort-unsuited',
    'every-field.extra',
    withField({ type: 'references', label, to: 'branches', sortable: true }),
  ],
  ['sort-unsuited', 'every-field.extra', withField({ type: 'image', label, sortable: true })],
  ['aspect-odd', 'every-field.extra', withField({ type: 'image', label, aspect: 0 })],
  [
    'upload-in-action',
    'every-field.stamp',
    { ...base, actions: { stamp: { ...action, input: { seal: { type: 'image', label } } } } },
  ],
  ['sort-unsuited', 'every-field.extra', withField(password({ label, purpose: 'new', sortable: true }))],
  [
    'question-leaks',
    'every-field.extra',
    withField({ type: 'text', label, searchable: true, readBy: ['Admin'] }),
  ],
  [
    'question-leaks',
    'every-field.extra',
    withField({ type: 'text', label, sortable: true, readBy: ['Admin'] }),
  ],
  [
    'question-leaks',
    'every-field.extra',
    withFilter({
      type: 'number',
      label,
      filterable: true,
      publicIn: { setting: 'branches', field: 'shown' },
    }),
  ],
  ['question-leaks', 'every-field.extra', withTabs({ filterable: true, readBy: ['Admin'] })],
  [
    'show-when-required',
    'every-field.extra',
    withField({ type: 'text', label, showWhen: { field: 'kind', is: 'first' } }),
  ],
  ['equals-unknown', 'every-field.extra', withField(password({ label, purpose: 'confirm' }))],
  ['equals-unknown', 'every-field.extra', withField(password({ label, purpose: 'confirm', equals: 'code' }))],
  [
    'show-when-unknown',
    'every-field.extra',
    withField({ type: 'text', label, showWhen: { field: 'nothing', is: 1 } }),
  ],
  [
    'show-when-option',
    'every-field.extra',
    withField({ type: 'text', label, showWhen: { field: 'kind', is: 'third' } }),
  ],
  [
    'show-when-option',
    'every-field.extra',
    withField({ type: 'text', label, optional: true, showWhen: { field: 'kind', is: [null, 'third'] } }),
  ],
  ['due-while-unknown', 'every-field.extra', withField(late({ field: 'nothing', in: ['first'] }))],
  ['due-while-unknown', 'every-field.extra', withField(late({ field: 'code', in: ['first'] }))],
  ['due-while-option', 'every-field.extra', withField(late({ field: 'kind', in: ['first', 'third'] }))],
  ['due-leaks', 'every-field.extra', keptByAdmins('kind', withField(late({ field: 'kind', in: ['first'] })))],
  ...['nothing', 'day', 'note', 'papers'].map((unless): [string, string, AnyResource] => [
    'due-unless',
    'every-field.extra',
    withField(late({ field: 'kind', in: ['first'], unless })),
  ]),
  [
    'show-when-unknown',
    'every-field.close',
    { ...base, actions: { close: { ...action, showWhen: { field: 'nothing', is: 1 } } } },
  ],
  [
    'show-when-option',
    'every-field.close',
    { ...base, actions: { close: { ...action, showWhen: { field: 'kind', is: 'third' } } } },
  ],
  ['rows-unknown', 'every-field.extra', withField({ type: 'rows', label, of: line(), by: 'everyFieldId' })],
  ['rows-by', 'every-field.extra', withField({ type: 'rows', label, of: branches, by: 'name' })],
  [
    'rows-by',
    'every-field.extra',
    withField({ type: 'rows', label, of: line('branches'), by: 'everyFieldId' }),
  ],
  ['rows-nested', 'every-field.extra', withField({ type: 'rows', label, of: serviceCategories, by: 'name' })],
  ['rows-password', 'every-field.extra', withField({ type: 'rows', label, of: everyField, by: 'branchId' })],
  [
    'rows-search',
    'every-field.extra',
    withField({ type: 'rows', label, of: line(), by: 'everyFieldId', searchable: true }),
  ],
  [
    'rows-public',
    'every-field.extra',
    withField({
      type: 'rows',
      label,
      of: { ...line(), publicWhen: 'isPublished' },
      by: 'everyFieldId',
    }),
  ],
  [
    'rows-limits',
    'every-field.extra',
    withField({ type: 'rows', label, of: services, by: 'categoryId', min: 1 }),
  ],
  [
    'rows-count',
    'every-field.extra',
    {
      ...withField({ type: 'rows', label, of: line(), by: 'everyFieldId' }),
      fields: {
        ...base.fields,
        extra: { type: 'rows', label, of: line(), by: 'everyFieldId' },
        extraCount: { type: 'number', label, optional: true },
      },
    },
  ],
  ['own-without-owner', 'every-field.read', { ...base, access: { ...base.access, read: { User: 'own' } } }],
  [
    'assigned-without-assignee',
    'every-field.update',
    { ...base, access: { ...base.access, update: { CustomerService: 'assigned' } } },
  ],
  [
    'office-without-office',
    'every-field.list',
    { ...base, access: { ...base.access, list: { CustomerService: 'office' } } },
  ],
  [
    'office-without-office',
    'every-field.approve',
    { ...base, actions: { approve: { label, access: { CustomerService: 'office' } } } },
  ],
  [
    'create-narrow',
    'every-field.create',
    { ...base, office: 'branchId', access: { ...base.access, create: { CustomerService: 'office' } } },
  ],
  ['key-unknown', 'every-field.office', { ...base, office: 'nmae' }],
  [
    'field-twice',
    'every-field.note',
    { ...base, form: { sections: [...base.form.sections, { fields: ['note'] }] } },
  ],
  ['reorder-without-position', 'every-field.list', { ...base, list: { ...base.list, reorder: true } }],
  [
    'reorder-closed',
    'every-field.list',
    { ...base, list: { ...base.list, reorder: true }, access: { ...base.access, update: false } },
  ],
  [
    'public-in-unknown',
    'every-field.publicIn',
    { ...base, publicIn: { setting: 'branches', field: 'shown' } },
  ],
  [
    'public-in-unsuited',
    'every-field.extra',
    withField({ type: 'text', label, publicIn: { setting: 'branches', field: 'shown' } }),
  ],
  [
    'question-leaks',
    'every-field.extra',
    withField({ type: 'number', label, sortable: true, publicIn: { setting: 'branches', field: 'shown' } }),
  ],
  ['public-when-closed', 'every-field.isOpen', { ...base, publicWhen: 'isOpen' }],
  ['trap-unused', 'every-field.website', { ...base, trap: 'website' }],
  [
    'trap-is-field',
    'every-field.code',
    { ...base, trap: 'code', access: { ...base.access, create: { public: 'all' } } },
  ],
  [
    'trap-shows',
    'every-field.website',
    {
      ...base,
      trap: 'website',
      access: { ...base.access, create: { public: 'all' }, read: { public: 'all' } },
    },
  ],
  [
    'field-reserved',
    'every-field.version',
    { ...base, fields: { ...base.fields, version: { type: 'text', label } } },
  ],
  ['tab-unknown', 'every-field.menu', { ...base, menu: { ...menu, tabOf: 'nowhere' } }],
];

describe('a definition that contradicts itself', () => {
  it.each(contradictions)('is reported as %s at %s', (id, at, resource) => {
    const found = checkResources([branches, resource]);
    expect(found).toContainEqual({ id, at, message: expect.stringMatching(/\w/) as string });
    expect(() => assertResources([branches, resource])).toThrow(`(${id})`);
  });

  it('is reported as form-empty at every form that has no fields', () => {
    const empty: AnyResource = { ...base, form: { sections: [] } };
    const at = (resource: AnyResource) =>
      checkResources([branches, resource]).flatMap((found) => (found.id === 'form-empty' ? [found.at] : []));
    expect(at(empty)).toEqual(['every-field.create', 'every-field.edit']);
    expect(at({ ...empty, screens: { create: 'custom', edit: 'custom' } })).toEqual([]);
    expect(at({ ...empty, access: { ...base.access, create: false, update: false } })).toEqual([]);
  });

  it.each([
    ['name-twice', 'branches', [branches, { ...branches, endpoint: 'Offices' }]],
    ['endpoint-twice', 'branches', [branches, { ...branches, name: 'offices', endpoint: 'BRANCHES' }]],
    [
      'path-twice',
      'same',
      [
        { ...branches, menu },
        { ...base, menu },
      ],
    ],
    ['path-taken', 'branches', [{ ...branches, menu: { ...menu, path: 'settings' } }]],
  ] satisfies [string, string, AnyResource[]][])('is reported as %s at %s', (id, at, both) => {
    expect(checkResources(both).map((found) => [found.id, found.at])).toContainEqual([id, at]);
  });

  it('has every contradiction in the one error, each named by resource and field', () => {
    const broken = withField({ type: 'number', label: { ar: '', en: 'Of its own' }, min: 2, max: 1 });
    expect(() => assertResources([branches, broken])).toThrow(
      /every-field\.extra: .*\(label-empty\)\n.*\(min-above-max\)/,
    );
  });
});

it('the definitions of the product have no contradiction', () => {
  expect(checkResources(resources)).toEqual([]);
  expect(checkResources([branches, everyField])).toEqual([]);
  expect(() => assertResources(resources)).not.toThrow();
});

it('R198 a request is Pending, Contacted, Resolved or Rejected', () => {
  expect(Object.keys(requests.fields.status.options)).toEqual([
    'Pending',
    'Contacted',
    'Resolved',
    'Rejected',
  ]);
});
