import { defineResource } from '#contract/define-resource.ts';
import { consultationFields } from './consultation-fields.ts';
import { consultationPortal as portal } from './consultation-portal.ts';
import { blockedByConflicts, consultationWorkflow as workflow } from './consultation-workflow.ts';
import { handling, matterAccess, received, waiting } from './matter-fields.ts';

/** Consultation requests (R141, R228-R243): a case that somebody wants to talk about. A client sees only their own. */
export const consultations = defineResource({
  name: 'consultations',
  endpoint: 'Consultations',
  labels: {
    one: { ar: 'طلب استشارة', en: 'Consultation' },
    many: { ar: 'طلبات الاستشارات', en: 'Consultations requests' },
  },
  menu: { path: 'law-consultations', icon: 'calendar', group: 'work', order: 50 },
  access: matterAccess,
  owner: 'clientId',
  confidential: true,
  assignee: 'assigneeId',
  office: 'branchId',
  workflow,
  portal,
  thread: true,
  tasks: true,
  conflicts: { parties: 'parties', before: blockedByConflicts, access: { Admin: 'all' } },
  fields: consultationFields,
  title: 'caseTitle',
  recordLabels: received,
  list: {
    columns: ['number', 'caseTitle', 'branchId', 'status', 'consultantId', 'scheduledAt', 'createdAt'],
    under: ['conflictState', 'clientId', 'consultationTypeId', 'taskState', 'taskDueOn'],
    tile: 'clientId',
    filters: [
      'status',
      'branchId',
      'consultationTypeId',
      'areaId',
      'consultantId',
      'assigneeId',
      'clientId',
      'scheduledAt',
      'dueDate',
      'createdAt',
      ...waiting,
      'conflictState',
    ],
    tabs: 'status',
    pageSize: 15,
  },
  form: {
    sections: [
      {
        fields: [
          'consultationTypeId',
          'areaId',
          'caseTitle',
          'caseDescription',
          'preferredTimes',
          'way',
          'wishedAt',
          'secondChoiceAt',
          'branchId',
          'assigneeId',
          'dueDate',
          'legalHold',
          'parties',
        ],
      },
    ],
  },
  show: {
    sections: [
      { story: true, fields: ['caseDescription', 'preferredTimes', 'attachments', 'parties'] },
      {
        fields: [
          'number',
          'status',
          'way',
          'wishedAt',
          'secondChoiceAt',
          'scheduledAt',
          'consultantId',
          'place',
          'fee',
          'cancelReason',
        ],
      },
      { fields: ['consultationTypeId', 'areaId', 'isConsultantAsked', 'clientId', ...handling] },
    ],
  },
  messages: {
    notFound: { ar: 'الاستشارة غير موجودة', en: 'Consultation not found' },
    createFailed: { ar: 'تعذّر إنشاء طلب الاستشارة', en: "Couldn't create the consultation request" },
    updateFailed: {
      ar: 'حدث خطأ أثناء تحديث الاستشارة',
      en: 'An error occurred while updating the consultation',
    },
  },
});
