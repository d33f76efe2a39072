import { longText } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';

export const adminOnly = { Admin: 'all' } as const;
export const answer = { ar: 'الردّ الموجّه للعميل', en: 'Answer to the client' } as const;

/** A client asks, and may take it back; an Admin decides. What must be kept keeps the request open. */
export const deletionWorkflow = defineWorkflow({
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
        ar: 'تُحذف بيانات العميل نهائيًا، ولا يمكن التراجع. ويبقى كل سجل دُوّن له سبب يمنع حذفه، وما لم ينتهِ العمل عليه، ويُبلَّغ العميل بذلك.',
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
        ar: 'سيطّلع العميل على الردّ الذي تكتبه.',
        en: 'The client will see the answer you write.',
      },
      access: adminOnly,
      input: { answer: longText({ label: answer, max: 2000 }) },
      danger: true,
    },
  },
});
