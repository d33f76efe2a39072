import { pages } from '#contract/pages.ts';
import type { SteppedForm } from '#contract/portal.ts';

/** The steps to a consultation (A39), in their order. */
export const consultationForm = {
  page: pages.consultations.path,
  officesBy: { reference: 'areaId', offices: 'branchIds' },
  steps: [
    {
      label: { ar: 'النوع', en: 'Type' },
      fields: ['consultationTypeId', 'areaId'],
      look: 'consultationType',
    },
    {
      label: { ar: 'القضية', en: 'Your case' },
      fields: ['caseTitle', 'caseDescription', 'attachments'],
      look: 'consultationCase',
    },
    {
      label: { ar: 'التواصل', en: 'Contact' },
      fields: ['branchId', 'consultantId', 'way', 'wishedAt', 'secondChoiceAt', 'preferredTimes'],
      look: 'consultationContact',
    },
  ],
  words: {
    metaTitle: { ar: 'طلب استشارة', en: 'Request a consultation' },
    title: { ar: 'طلب استشارة قانونية', en: 'Request a consultation' },
    lead: {
      ar: 'أربع خطوات قصيرة، ويمكنك الرجوع في أي وقت دون أن تفقد ما كتبته.',
      en: 'Four short steps. You can go back at any time without losing what you wrote.',
    },
    description: {
      ar: 'اطلب استشارة قانونية من محامينا في الرياض والقاهرة في أربع خطوات قصيرة: مكتوبة أو في المكتب أو مرئية أو هاتفية.',
      en: 'Ask our lawyers in Riyadh and Cairo for a consultation in four short steps, in writing, at the office, by video or by telephone.',
    },
    submit: { ar: 'إرسال طلب الاستشارة', en: 'Send consultation request' },
    loginRequired: {
      ar: 'يجب تسجيل الدخول لإرسال طلب استشارة.',
      en: 'You must be logged in to send a consultation.',
    },
    sentTitle: { ar: 'تم استلام طلب الاستشارة', en: 'Your consultation request was received' },
    sentNumber: {
      ar: 'رقم الاستشارة {{id}}. نخبرك بالموعد، وبأتعابه إن وُجدت، قبل أن يُستحق عليك أي مبلغ.',
      en: 'Number {{id}}. We will tell you the appointment, and its fee if there is one, before anything becomes payable.',
    },
    follow: { ar: 'متابعة الاستشارة', en: 'Follow this consultation' },
    another: { ar: 'طلب استشارة أخرى', en: 'Request another consultation' },
  },
} as const satisfies SteppedForm<string>;
