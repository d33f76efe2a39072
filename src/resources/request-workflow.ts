import { longText } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { staff } from './matter-fields.ts';

export const reason = { ar: 'السبب الموجّه للعميل', en: 'Reason for the client' } as const;

/** R198-R205, A21: from the first word to the last. An Admin may open again what was closed. */
export const requestWorkflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: { ar: 'قيد الانتظار', en: 'Pending' },
    Contacted: { ar: 'تم التواصل', en: 'Contacted' },
    Resolved: { ar: 'مُنجز', en: 'Resolved' },
    Rejected: { ar: 'مرفوض', en: 'Rejected' },
  },
  closed: ['Resolved', 'Rejected'],
  moves: {
    markContacted: {
      from: ['Pending'],
      to: 'Contacted',
      label: { ar: 'تأكيد التواصل', en: 'Mark as contacted' },
      access: staff,
    },
    resolve: {
      from: ['Pending', 'Contacted'],
      to: 'Resolved',
      label: { ar: 'إنجاز الطلب', en: 'Resolve' },
      access: staff,
    },
    reject: {
      from: ['Pending', 'Contacted'],
      to: 'Rejected',
      label: { ar: 'رفض الطلب', en: 'Reject' },
      confirm: {
        ar: 'سيطّلع العميل على السبب الذي تكتبه.',
        en: 'The client will see the reason you write.',
      },
      access: staff,
      input: { rejectionReason: longText({ label: reason, max: 2000 }) },
      danger: true,
    },
    reopen: {
      from: ['Resolved', 'Rejected'],
      to: 'Contacted',
      label: { ar: 'إعادة فتح الطلب', en: 'Reopen' },
      access: { Admin: 'all' },
    },
  },
});
