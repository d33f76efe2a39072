import { defineResource } from '#contract/define-resource.ts';
import { bilingual, dateTime, longText, reference, select, text } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { byClient, received } from './matter-fields.ts';

const adminOnly = { Admin: 'all' } as const;
const answer = { ar: 'الرد الموجّه للعميل', en: 'Answer to the client' } as const;

/** A client asks, and may take it back; an Admin decides. What must be kept keeps the request open. */
const workflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: { ar: 'قيد النظر', en: 'Under review' },
    Partial: { ar: 'نُفّذ جزئيًا', en: 'Partly done' },
    Erased: { ar: 'حُذفت البيانات', en: 'Erased' },
    Refused: { ar: 'مرفوض', en: 'Refused' },
    Withdrawn: { ar: 'سحبه العميل', en: 'Withdrawn' },
  },
  closed: ['Erased', 'Refused', 'Withdrawn'],
  moves: {
    withdraw: {
      from: ['Pending', 'Partial'],
      to: 'Withdrawn',
      label: { ar: 'سحب الطلب', en: 'Withdraw' },
      access: { User: 'own' },
    },
    erase: {
      from: ['Pending', 'Partial'],
      // As far as nothing must be kept: the host says how far it came.
      to: 'Erased',
      label: { ar: 'حذف البيانات', en: 'Erase the data' },
      confirm: {
        ar: 'تُحذف بيانات العميل نهائيًا، ولا يمكن التراجع. يبقى ما عليه حفظ قانوني وما زال العمل عليه جاريًا، ويُبلَّغ العميل بذلك.',
        en: 'The client’s data is erased for good. What is under legal hold or still being worked on stays, and the client is told so.',
      },
      access: adminOnly,
      danger: true,
      // Whose data goes is looked at one by one: nothing brings it back.
      alone: true,
    },
    refuse: {
      from: ['Pending'],
      to: 'Refused',
      label: { ar: 'رفض الطلب', en: 'Refuse' },
      confirm: {
        ar: 'سيطّلع العميل على الرد الذي تكتبه.',
        en: 'The client will see the answer you write.',
      },
      access: adminOnly,
      input: { answer: longText({ label: answer, max: 2000 }) },
      danger: true,
    },
  },
});

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
    number: text({ label: { ar: 'الرقم المرجعي', en: 'Reference' }, writeBy: 'server', searchable: true }),
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'users',
      widget: 'person',
      onDelete: 'keep',
      writeBy: 'server',
      filterable: true,
    }),
    // A choice and no words: what is asked to be erased would hold them.
    reason: select({
      label: { ar: 'السبب', en: 'Reason' },
      options: {
        noLonger: { ar: 'لم أعد أحتاج إلى خدمات المكتب', en: 'I no longer need the firm’s services' },
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
    /** Which records stay, and why: a line for each. */
    kept: bilingual({
      label: { ar: 'ما بقي محفوظًا وسببه', en: 'What stays, and why' },
      long: true,
      languages: 'any',
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
