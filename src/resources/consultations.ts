import { defineResource } from '#contract/define-resource.ts';
import { dateTime, longText, reference, select, text } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { byClient, dueDate, matterAccess, matterFields, received, staff } from './matter-fields.ts';

const labels = {
  scheduledAt: { ar: 'الموعد', en: 'Appointment' },
  consultantId: { ar: 'المستشار', en: 'Consultant' },
  place: { ar: 'المكان أو رابط الاجتماع', en: 'Place or meeting link' },
  cancelReason: { ar: 'السبب الموجّه للعميل', en: 'Reason for the client' },
} as const;

/** R228-R235, A21: an appointment may be moved as long as it has not been kept. */
const workflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: { ar: 'قيد المراجعة', en: 'Pending Review' },
    Scheduled: { ar: 'مُجدولة', en: 'Scheduled' },
    Completed: { ar: 'مكتملة', en: 'Completed' },
    Cancelled: { ar: 'ملغاة', en: 'Cancelled' },
  },
  closed: ['Completed', 'Cancelled'],
  moves: {
    schedule: {
      from: ['Pending', 'Scheduled'],
      to: 'Scheduled',
      label: { ar: 'تحديد موعد', en: 'Schedule' },
      again: { ar: 'تغيير الموعد', en: 'Reschedule' },
      alone: true,
      clash: { who: 'consultantId', when: 'scheduledAt', minutes: 60 },
      access: staff,
      input: {
        scheduledAt: dateTime({ label: labels.scheduledAt, future: true }),
        consultantId: reference({ label: labels.consultantId, to: 'lawyers' }),
        place: text({ label: labels.place, optional: true, max: 300 }),
      },
    },
    complete: {
      from: ['Scheduled'],
      to: 'Completed',
      label: { ar: 'تحديد كمكتملة', en: 'Mark as completed' },
      access: staff,
    },
    cancel: {
      from: ['Pending', 'Scheduled'],
      to: 'Cancelled',
      label: { ar: 'إلغاء الاستشارة', en: 'Cancel consultation' },
      confirm: {
        ar: 'سيطّلع العميل على السبب الذي تكتبه.',
        en: 'The client will see the reason you write.',
      },
      access: staff,
      input: { cancelReason: longText({ label: labels.cancelReason, max: 2000 }) },
      danger: true,
    },
  },
});

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
  workflow,
  thread: true,
  fields: {
    ...matterFields,
    caseTitle: text({
      label: { ar: 'عنوان القضية', en: 'Case title' },
      min: 3,
      writeBy: byClient,
      searchable: true,
      sortable: true,
    }),
    caseDescription: longText({
      label: { ar: 'وصف القضية', en: 'Case description' },
      min: 10,
      writeBy: byClient,
    }),
    consultationTypeId: reference({
      label: { ar: 'نوع الاستشارة', en: 'Consultation type' },
      to: 'consultation-types',
      writeBy: byClient,
      filterable: true,
    }),
    areaId: reference({
      label: { ar: 'مجال القانون', en: 'Area of law' },
      to: 'service-categories',
      writeBy: byClient,
      filterable: true,
    }),
    preferredTimes: text({
      label: { ar: 'الأوقات المفضّلة', en: 'Preferred times' },
      writeBy: byClient,
      optional: true,
      max: 300,
    }),
    status: select({
      label: { ar: 'الحالة', en: 'Status' },
      options: workflow.states,
      tones: {
        Pending: 'pending',
        Scheduled: 'scheduled',
        Completed: 'completed',
        Cancelled: 'cancelled',
      },
      writeBy: 'server',
      filterable: true,
      sortable: true,
    }),
    scheduledAt: dateTime({
      label: labels.scheduledAt,
      writeBy: 'server',
      optional: true,
      filterable: true,
      sortable: true,
    }),
    consultantId: reference({
      label: labels.consultantId,
      to: 'lawyers',
      // Lawyers leave; whom a client met is still told by name.
      onDelete: 'keep',
      writeBy: 'server',
      optional: true,
      filterable: true,
    }),
    place: text({ label: labels.place, writeBy: 'server', optional: true, max: 300 }),
    cancelReason: longText({ label: labels.cancelReason, writeBy: 'server', optional: true, max: 2000 }),
    dueDate: dueDate(workflow),
  },
  title: 'caseTitle',
  recordLabels: received,
  list: {
    columns: ['number', 'caseTitle', 'branchId', 'status', 'consultantId', 'scheduledAt', 'createdAt'],
    under: ['clientId', 'consultationTypeId'],
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
      'replyDueAt',
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
          'branchId',
          'assigneeId',
          'dueDate',
          'legalHold',
        ],
      },
    ],
  },
  show: {
    sections: [
      { fields: ['caseTitle', 'caseDescription', 'preferredTimes', 'attachments'] },
      { fields: ['number', 'status', 'scheduledAt', 'consultantId', 'place', 'cancelReason'] },
      {
        fields: [
          'consultationTypeId',
          'areaId',
          'clientId',
          'branchId',
          'assigneeId',
          'createdAt',
          'replyDueAt',
          'dueDate',
          'legalHold',
        ],
      },
    ],
  },
  messages: {
    notFound: { ar: 'الاستشارة غير موجودة', en: 'Consultation not found' },
    createFailed: { ar: 'تعذّر إرسال طلب الاستشارة', en: "Couldn't send the consultation request" },
    updateFailed: {
      ar: 'حدث خطأ أثناء تحديث الاستشارة',
      en: 'An error occurred while updating the consultation',
    },
  },
});
