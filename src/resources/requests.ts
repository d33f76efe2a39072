import { defineResource } from '#contract/define-resource.ts';
import { date, longText, reference, select, text } from '#contract/fields.ts';

const staffAndOwner = { Admin: 'all', CustomerService: 'all', User: 'own' } as const;

/** Service requests (R140, R198): what clients ask for. A client sees only their own (R218). */
export const requests = defineResource({
  name: 'requests',
  endpoint: 'Requests',
  labels: { one: { ar: 'طلب', en: 'Request' }, many: { ar: 'الطلبات', en: 'Requests' } },
  menu: { path: 'requests', icon: 'inbox', group: 'work', order: 40 },
  access: { list: staffAndOwner, read: staffAndOwner, create: false, update: false, delete: false },
  owner: 'clientId',
  fields: {
    title: text({ label: { ar: 'العنوان', en: 'Title' }, min: 3, searchable: true, sortable: true }),
    description: longText({ label: { ar: 'الوصف', en: 'Description' }, min: 10 }),
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'users',
      widget: 'person',
      onDelete: 'keep',
      filterable: true,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      widget: 'office',
      filterable: true,
    }),
    status: select({
      label: { ar: 'الحالة', en: 'Status' },
      options: {
        Pending: { ar: 'قيد الانتظار', en: 'Pending' },
        Contacted: { ar: 'تم التواصل', en: 'Contacted' },
        Resolved: { ar: 'مُنجز', en: 'Resolved' },
        Rejected: { ar: 'مرفوض', en: 'Rejected' },
      },
      tones: { Pending: 'pending', Contacted: 'contacted', Resolved: 'resolved', Rejected: 'rejected' },
      writeBy: 'server',
      filterable: true,
      sortable: true,
    }),
    dueDate: date({
      label: { ar: 'الاستحقاق', en: 'Due' },
      optional: true,
      filterable: true,
      sortable: true,
    }),
  },
  title: 'title',
  recordLabels: { createdAt: { ar: 'الاستلام', en: 'Received' } },
  list: {
    columns: ['id', 'title', 'branchId', 'status', 'dueDate', 'createdAt'],
    under: ['clientId'],
    tile: 'clientId',
    filters: ['status', 'branchId', 'clientId', 'dueDate'],
    tabs: 'status',
    pageSize: 15,
  },
  form: { sections: [{ fields: ['title', 'description', 'clientId', 'branchId', 'dueDate'] }] },
  show: {
    sections: [
      { fields: ['title', 'description'] },
      { fields: ['status', 'clientId', 'branchId', 'createdAt', 'dueDate'] },
    ],
  },
  messages: { notFound: { ar: 'الطلب غير موجود', en: 'Request not found' } },
});
