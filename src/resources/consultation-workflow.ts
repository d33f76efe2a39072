import { dateTime, longText, money, reference, select, text } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { NO_MEETING, wayLabels, whereMet } from '#contract/ways.ts';
import { staff } from './matter-fields.ts';

const client = { User: 'own' } as const;

/** What a move asks for is a field of the record. */
export const labels = {
  way: { ar: 'طريقة اللقاء', en: 'Meeting type' },
  scheduledAt: { ar: 'الموعد', en: 'Appointment' },
  consultantId: { ar: 'المحامي', en: 'Lawyer' },
  place: { ar: 'المكان أو رابط الاجتماع', en: 'Place or meeting link' },
  fee: { ar: 'الأتعاب', en: 'Fee' },
  cancelReason: { ar: 'السبب الموجّه للعميل', en: 'Reason for the client' },
} as const;

const place = text({
  label: labels.place,
  help: {
    ar: 'يراه العميل مع الموعد. للاستشارة المرئية ضع رابط الاجتماع، وإن تركته فارغًا قيل له إنه سيُضاف لاحقًا.',
    en: 'The client sees it with the appointment. By video, enter the meeting link; left empty, they are told that it follows.',
  },
  optional: true,
  max: 300,
});

/** Nobody meets for it. */
const inWriting = { field: 'way', is: NO_MEETING } as const;

/** A free time that the client chooses in the place of the one before. */
const another = {
  label: { ar: 'اختيار موعد آخر', en: 'Choose another time' },
  again: { ar: 'اختير موعد آخر', en: 'Another time was chosen' },
  alone: true,
  showWhen: whereMet,
  access: client,
  input: {
    wishedAt: dateTime({ label: labels.scheduledAt, future: true }),
    way: select({ label: labels.way, options: wayLabels }),
  },
} as const;

/** R228-R235, A21: an appointment may be moved as long as it has not been kept. */
export const consultationWorkflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: { ar: 'قيد المراجعة', en: 'Pending Review' },
    Scheduled: { ar: 'محدَّدة الموعد', en: 'Scheduled' },
    Completed: { ar: 'مكتملة', en: 'Completed' },
    Cancelled: { ar: 'ملغاة', en: 'Cancelled' },
  },
  closed: ['Completed', 'Cancelled'],
  moves: {
    confirm: {
      from: ['Pending'],
      to: 'Scheduled',
      label: { ar: 'تأكيد الموعد المختار', en: 'Confirm the chosen time' },
      needs: 'wishedAt',
      alone: true,
      // Absences and holidays may have been entered since it was chosen.
      clash: { who: 'consultantId', when: 'wishedAt', hours: true, isKept: true },
      access: staff,
      input: { place },
    },
    confirmSecond: {
      from: ['Pending'],
      to: 'Scheduled',
      label: { ar: 'تأكيد الموعد البديل', en: 'Confirm the second choice' },
      needs: 'secondChoiceAt',
      alone: true,
      access: staff,
      input: { place },
    },
    schedule: {
      from: ['Pending', 'Scheduled'],
      to: 'Scheduled',
      label: { ar: 'تحديد موعد', en: 'Schedule' },
      again: { ar: 'تغيير الموعد', en: 'Reschedule' },
      alone: true,
      showWhen: whereMet,
      clash: { who: 'consultantId', when: 'scheduledAt', hours: true },
      access: staff,
      input: {
        scheduledAt: dateTime({ label: labels.scheduledAt, future: true, hijri: true }),
        consultantId: reference({ label: labels.consultantId, to: 'lawyers' }),
        place,
        fee: money({
          label: labels.fee,
          help: {
            ar: 'شاملةً ضريبة القيمة المضافة. يراها العميل.',
            en: 'Including VAT. The client sees it.',
          },
          optional: true,
        }),
      },
    },
    rebook: { ...another, from: ['Scheduled'], to: 'Scheduled' },
    rechoose: {
      ...another,
      // Also of the first time that they choose.
      again: { ar: 'اختير موعد', en: 'A time was chosen' },
      from: ['Pending'],
      to: 'Pending',
    },
    callOff: {
      from: ['Pending', 'Scheduled'],
      to: 'Cancelled',
      label: { ar: 'إلغاء الاستشارة', en: 'Cancel the consultation' },
      alone: true,
      access: client,
      danger: true,
    },
    meet: {
      from: ['Pending'],
      to: 'Pending',
      label: { ar: 'تحويلها إلى لقاء', en: 'Arrange a meeting instead' },
      alone: true,
      showWhen: inWriting,
      access: staff,
      input: { way: select({ label: labels.way, options: wayLabels }) },
    },
    answer: {
      from: ['Pending'],
      to: 'Completed',
      label: { ar: 'إكمال الردّ المكتوب', en: 'Mark as answered' },
      confirm: {
        ar: 'أرسل الردّ في ملاحظة أولًا، فسنخبر العميل الآن باكتماله.',
        en: 'Send the answer in a note first: the client is now told that it is complete.',
      },
      alone: true,
      showWhen: inWriting,
      access: staff,
    },
    complete: {
      from: ['Scheduled'],
      to: 'Completed',
      label: { ar: 'إكمال الاستشارة', en: 'Mark as completed' },
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

/** No time is set, and nothing answered, as long as a conflict of interest waits. */
export const blockedByConflicts = ['schedule', 'confirm', 'confirmSecond', 'rebook', 'answer'] as const;
