import { defineResource } from '#contract/define-resource.ts';
import { longText, reference, text } from '#contract/fields.ts';
import {
  byClient,
  conflictFields,
  dueFields,
  handling,
  matterAccess,
  matterFields,
  matterFilters,
  matterFormFields,
  matterStatus,
  partyRows,
  received,
} from './matter-fields.ts';
import { requestParties } from './request-parties.ts';
import { requestPortal as portal } from './request-portal.ts';
import { reason, requestWorkflow as workflow } from './request-workflow.ts';

/** Service requests (R140, R198): what clients ask for. A client sees only their own (R218). */
export const requests = defineResource({
  name: 'requests',
  endpoint: 'Requests',
  labels: { one: { ar: 'طلب', en: 'Request' }, many: { ar: 'الطلبات', en: 'Requests' } },
  menu: { path: 'requests', icon: 'inbox', group: 'work', order: 40 },
  access: matterAccess,
  owner: 'clientId',
  confidential: true,
  assignee: 'assigneeId',
  office: 'branchId',
  workflow,
  portal,
  thread: true,
  tasks: true,
  conflicts: { parties: 'parties', before: ['resolve'], access: { Admin: 'all' } },
  fields: {
    ...matterFields,
    ...conflictFields,
    title: text({
      label: { ar: 'العنوان', en: 'Title' },
      min: 3,
      writeBy: byClient,
      searchable: true,
      sortable: true,
    }),
    description: longText({ label: { ar: 'الوصف', en: 'Description' }, min: 10, writeBy: byClient }),
    serviceId: reference({
      label: { ar: 'الخدمة', en: 'Service' },
      to: 'services',
      writeBy: byClient,
      filterable: true,
    }),
    status: matterStatus(workflow, {
      Pending: 'pending',
      Contacted: 'contacted',
      Resolved: 'resolved',
      Rejected: 'rejected',
    }),
    parties: partyRows(requestParties, 'requestId'),
    rejectionReason: longText({ label: reason, writeBy: 'server', optional: true, max: 2000 }),
    ...dueFields(workflow),
  },
  title: 'title',
  recordLabels: received,
  list: {
    columns: ['number', 'title', 'branchId', 'status', 'assigneeId', 'dueDate', 'createdAt'],
    under: ['conflictState', 'clientId', 'serviceId', 'taskState', 'taskDueOn'],
    tile: 'clientId',
    filters: ['status', 'branchId', 'serviceId', ...matterFilters, 'conflictState'],
    tabs: 'status',
    pageSize: 15,
  },
  form: { sections: [{ fields: ['serviceId', 'title', 'description', ...matterFormFields, 'parties'] }] },
  show: {
    sections: [
      { story: true, fields: ['description', 'attachments', 'parties'] },
      { fields: ['number', 'status', 'serviceId', 'clientId', ...handling, 'rejectionReason'] },
    ],
  },
  messages: {
    notFound: { ar: 'الطلب غير موجود', en: 'Request not found' },
    createFailed: { ar: 'تعذّر إرسال الطلب', en: "Couldn't send the request" },
    updateFailed: { ar: 'حدث خطأ أثناء تحديث الطلب', en: 'Error updating request' },
  },
});
