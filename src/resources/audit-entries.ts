import { operationsOf } from '#contract/audit.ts';
import { type AnyResource, defineResource } from '#contract/define-resource.ts';
import { bilingual, dateTime, number, reference, select } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';

const labels = {
  one: { ar: 'قيد في سجل التغييرات', en: 'Audit entry' },
  many: { ar: 'سجل التغييرات', en: 'Audit trail' },
};

/** The audit trail can be exported, which is an entry about itself. */
const sectionsOf = (content: readonly AnyResource[]): Record<string, LocalizedText> => ({
  ...Object.fromEntries(content.map((resource) => [resource.name, resource.labels.many])),
  'audit-entries': labels.many,
});

/**
 * Who did what, to which record, and when. Written by the host with every change, read by Admins, changed by nobody.
 * @param content the resources that entries may be about
 */
export const auditEntriesOf = (content: readonly AnyResource[]) =>
  defineResource({
    name: 'audit-entries',
    endpoint: 'AuditEntries',
    labels,
    menu: { path: 'audit', icon: 'history', group: 'administration', order: 90 },
    access: { list: { Admin: 'all' }, read: { Admin: 'all' }, create: false, update: false, delete: false },
    fields: {
      at: dateTime({ label: { ar: 'الوقت', en: 'When' }, filterable: true, sortable: true }),
      userId: reference({
        label: { ar: 'المستخدم', en: 'Who' },
        to: 'users',
        widget: 'person',
        onDelete: 'keep',
        optional: true,
        filterable: true,
      }),
      operation: select({
        label: { ar: 'الإجراء', en: 'Action' },
        options: operationsOf(content),
        filterable: true,
      }),
      resource: select({
        label: { ar: 'القسم', en: 'Section' },
        options: sectionsOf(content),
        filterable: true,
      }),
      recordId: number({ label: { ar: 'رقم السجل', en: 'Record number' }, optional: true }),
      record: bilingual({
        label: { ar: 'السجل', en: 'Record' },
        languages: 'any',
        optional: true,
        searchable: true,
      }),
      summary: bilingual({ label: { ar: 'التفاصيل', en: 'Details' }, languages: 'any', optional: true }),
    },
    about: { resource: 'resource', id: 'recordId', of: { resource: 'ofResource', id: 'ofId' } },
    title: 'record',
    list: {
      columns: ['at', 'userId', 'operation', 'resource', 'record', 'summary'],
      filters: ['at', 'userId', 'operation', 'resource'],
    },
    form: {
      sections: [{ fields: ['at', 'userId', 'operation', 'resource', 'recordId', 'record', 'summary'] }],
    },
    findable: false,
    confidential: true,
    screens: { show: 'custom' },
  });
