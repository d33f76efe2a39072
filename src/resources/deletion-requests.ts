import { defineResource } from '#contract/define-resource.ts';
import { bilingual, dateTime, longText, select } from '#contract/fields.ts';
import { adminOnly, answer, deletionWorkflow as workflow } from './deletion-workflow.ts';
import { byClient, matterFields, received } from './matter-fields.ts';

/** What clients ask to have erased (P-04): the whole of what the firm holds of them, as far as the law lets it go. */
export const deletionRequests = defineResource({
  name: 'deletion-requests',
  endpoint: 'DeletionRequests',
  labels: {
    one: { ar: 'طلب حذف بيانات', en: 'Deletion request' },
    many: { ar: 'طلبات حذف البيانات', en: 'Deletion requests' },
  },
  menu: { path: 'deletion-requests', icon: 'users', group: 'administration', order: 15, tabOf: 'users' },
  access: {
    list: { ...adminOnly, User: 'own' },
    read: { ...adminOnly, User: 'own' },
    create: { User: 'own' },
    update: false,
    delete: false,
  },
  owner: 'clientId',
  confidential: true,
  workflow,
  fields: {
    number: matterFields.number,
    clientId: matterFields.clientId,
    // A choice and no words: what is asked to be erased would hold them.
    reason: select({
      label: { ar: 'السبب', en: 'Reason' },
      options: {
        noLonger: { ar: 'لم أعد أحتاج إلى خدمات الشركة', en: 'I no longer need the firm’s services' },
        privacy: { ar: 'حفاظًا على خصوصيتي', en: 'For my privacy' },
        mistake: { ar: 'سجّلت عن طريق الخطأ', en: 'I registered by mistake' },
        other: { ar: 'سبب آخر', en: 'Another reason' },
      },
      writeBy: byClient,
    }),
    status: select({
      label: { ar: 'الحالة', en: 'Status' },
      options: workflow.states,
      tones: {
        Pending: 'pending',
        Partial: 'contacted',
        Erased: 'resolved',
        Refused: 'rejected',
        Withdrawn: 'cancelled',
      },
      writeBy: 'server',
      filterable: true,
    }),
    answer: longText({ label: answer, writeBy: 'server', optional: true, max: 2000 }),
    /** Which records stay, and why: a line for each. For the client alone: staff may be walled off from one of them. */
    kept: bilingual({
      label: { ar: 'ما بقي محفوظًا وسببه', en: 'What stays, and why' },
      long: true,
      languages: 'any',
      readBy: ['User'],
      writeBy: 'server',
      optional: true,
    }),
    decidedAt: dateTime({ label: { ar: 'تاريخ القرار', en: 'Decided' }, writeBy: 'server', optional: true }),
  },
  title: 'number',
  recordLabels: received,
  list: {
    columns: ['number', 'clientId', 'reason', 'status', 'createdAt'],
    filters: ['status', 'clientId'],
    tabs: 'status',
  },
  form: { sections: [{ fields: ['reason'] }] },
  show: {
    sections: [
      { fields: ['number', 'clientId', 'reason', 'createdAt'] },
      { fields: ['status', 'decidedAt', 'answer', 'kept'] },
    ],
  },
});
