import { pages } from '#contract/pages.ts';
import type { Portal } from '#contract/portal.ts';
import {
  assigneeFact,
  declinedTerm,
  dueFact,
  finishedTerm,
  officeFact,
  receivedFact,
} from './matter-facts.ts';

/** What clients see of requests, and what they are told. The form stands among the services (R206-R217). */
export const requestPortal = {
  key: 'request',
  path: 'myRequestDetails',
  letter: 'R',
  order: 10,
  words: {
    tab: { ar: 'طلبات الخدمات', en: 'Service requests' },
    heading: { ar: 'طلباتي', en: 'My Requests' },
    back: { ar: 'العودة إلى طلباتي', en: 'Back to my requests' },
    empty: { ar: 'لا توجد لديك طلبات بعد', en: 'You have no requests yet' },
    start: { ar: 'طلب خدمة', en: 'Request a service' },
    consent: { ar: 'مع طلب', en: 'With a request' },
    count: {
      zero: { ar: 'لا طلبات', en: 'No requests' },
      one: { ar: 'طلب واحد', en: '1 request' },
      two: { ar: 'طلبان', en: '2 requests' },
      few: { ar: '{{count}} طلبات', en: '{{count}} requests' },
      many: { ar: '{{count}} طلبًا', en: '{{count}} requests' },
      other: { ar: '{{count}} طلب', en: '{{count}} requests' },
    },
  },
  form: { page: pages.services.path },
  description: 'description',
  topic: 'serviceId',
  topicDocuments: 'documents',
  reason: 'rejectionReason',
  facts: [officeFact, assigneeFact, receivedFact, dueFact],
  next: {
    Pending: {
      ar: 'طلبك لدينا، ولا يلزمك الآن شيء.',
      en: 'Your request is with us. You need do nothing now.',
    },
    Contacted: {
      ar: 'تواصلنا معك، والخطوة التالية علينا. وإن كنا طلبنا منك شيئًا فأرسله هنا.',
      en: 'We have been in touch, and the next step is ours. If we have asked you for something, send it here.',
    },
    Resolved: {
      ar: 'اكتمل العمل. راسلنا إن بقي شيء غير واضح.',
      en: 'The work is complete. Write to us if anything is unclear.',
    },
    Rejected: {
      ar: 'تعذّر علينا قبول هذا الطلب، والسبب:',
      en: 'We could not accept this request. The reason:',
    },
  },
  way: ['Pending', 'Contacted', 'Resolved'],
  news: {
    arrival: {
      kind: 'newRequest',
      icon: 'inbox',
      title: { ar: 'طلب خدمة جديد', en: 'New service request' },
      message: { ar: 'طلب خدمة جديد رقم {{number}}', en: 'New service request #{{number}}' },
    },
  },
  mail: {
    received: { ar: 'استلمنا طلبك رقم {{number}}', en: 'We received your request {{number}}' },
    news: { ar: 'جديد في طلبك رقم {{number}}', en: 'News about your request {{number}}' },
  },
  retention: [
    { what: 'rejected requests', states: ['Rejected'], ...declinedTerm },
    { what: 'finished requests', states: ['Resolved'], ...finishedTerm },
  ],
  perHour: 10,
  dashboard: {
    needs: {
      waiting: { ar: 'تجاوزت موعد الردّ الأول', en: 'First reply overdue' },
      unassigned: { ar: 'طلبات غير مُسندة', en: 'Unassigned requests' },
      overdue: { ar: 'تجاوزت موعد الإنجاز', en: 'Past due date' },
    },
    arrivals: true,
    by: 'serviceId',
  },
  payloadKey: 'userServiceId',
} as const satisfies Portal;
