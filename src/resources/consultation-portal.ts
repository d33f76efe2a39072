import type { Portal } from '#contract/portal.ts';
import {
  assigneeFact,
  declinedTerm,
  dueFact,
  finishedTerm,
  officeFact,
  receivedFact,
} from './matter-facts.ts';
import { consultationForm as form } from './consultation-form.ts';

/** What clients see of consultations, and what they are told. */
export const consultationPortal = {
  key: 'consultation',
  path: 'myConsultationDetails',
  letter: 'C',
  order: 20,
  words: {
    tab: { ar: 'الاستشارات', en: 'Consultations' },
    back: { ar: 'العودة إلى استشاراتي', en: 'Back to my consultations' },
    empty: { ar: 'لا توجد لديك استشارات بعد', en: 'You have no consultations yet' },
    start: { ar: 'اطلب استشارة', en: 'Request a consultation' },
    consent: { ar: 'مع استشارة', en: 'With a consultation' },
    count: {
      zero: { ar: 'لا استشارات', en: 'No consultations' },
      one: { ar: 'استشارة واحدة', en: '1 consultation' },
      two: { ar: 'استشارتان', en: '2 consultations' },
      few: { ar: '{{count}} استشارات', en: '{{count}} consultations' },
      many: { ar: '{{count}} استشارة', en: '{{count}} consultations' },
      other: { ar: '{{count}} استشارة', en: '{{count}} consultations' },
    },
  },
  form,
  description: 'caseDescription',
  topic: 'consultationTypeId',
  reason: 'cancelReason',
  facts: [
    officeFact,
    { field: 'areaId' },
    { ...assigneeFact, orWith: true },
    receivedFact,
    dueFact,
    { field: 'way' },
    { field: 'wishedAt', label: { ar: 'الموعد الذي اخترته', en: 'The time you chose' }, in: ['Pending'] },
    {
      field: 'secondChoiceAt',
      label: { ar: 'البديل الذي يناسبك', en: 'Your second choice' },
      in: ['Pending'],
    },
    { field: 'preferredTimes', label: { ar: 'الوقت المفضّل للتواصل', en: 'Preferred time to contact you' } },
  ],
  next: {
    Pending: {
      ar: 'طلب استشارتك لدينا. نخبرك هنا وبالبريد الإلكتروني متى حُدّد الموعد.',
      en: 'Your consultation request is with us. We will tell you here and by email when an appointment is set.',
    },
    Scheduled: {
      ar: 'حُدّد موعدك. أضفه إلى تقويمك، وأبلغنا مبكرًا إن لم يعد يناسبك.',
      en: 'Your appointment is set. Add it to your calendar, and tell us early if it no longer suits you.',
    },
    Completed: {
      ar: 'عُقدت الاستشارة. راسلنا إن بقي شيء غير واضح.',
      en: 'The consultation took place. Write to us if anything is unclear.',
    },
    Cancelled: { ar: 'أُلغيت هذه الاستشارة.', en: 'This consultation was cancelled.' },
  },
  way: ['Pending', 'Scheduled', 'Completed'],
  news: {
    arrival: {
      kind: 'newConsultation',
      icon: 'messages',
      title: { ar: 'طلب استشارة جديد', en: 'New consultation request' },
      message: { ar: 'طلب استشارة جديد رقم {{number}}', en: 'New consultation request #{{number}}' },
    },
    reminder: {
      kind: 'appointmentNear',
      icon: 'calendar',
      title: { ar: 'تذكير بالموعد', en: 'Appointment reminder' },
      message: {
        ar: 'اقترب موعد استشارتك رقم {{number}}',
        en: 'Your appointment for consultation #{{number}} is coming up',
      },
      mail: { ar: 'نذكّرك بموعدك القريب.', en: 'This is a reminder of your appointment.' },
    },
    moves: {
      schedule: {
        kind: 'scheduled',
        icon: 'calendar',
        title: { ar: 'موعد الاستشارة', en: 'Consultation scheduled' },
        message: {
          ar: 'حُدِّد موعد استشارتك رقم {{number}}',
          en: 'Your consultation #{{number}} has been scheduled',
        },
        mail: { ar: 'حُدِّد الموعد.', en: 'The appointment has been set.' },
        again: {
          kind: 'moved',
          icon: 'calendar',
          title: { ar: 'تغيّر موعد الاستشارة', en: 'Consultation moved' },
          message: {
            ar: 'تغيّر موعد استشارتك رقم {{number}}',
            en: 'Your consultation #{{number}} has been moved to another time',
          },
          mail: { ar: 'تغيّر الموعد.', en: 'The appointment has been moved.' },
        },
        updated: {
          kind: 'appointmentUpdated',
          icon: 'calendar',
          title: { ar: 'تحديث تفاصيل الموعد', en: 'Appointment updated' },
          message: {
            ar: 'حُدِّثت تفاصيل موعدك للاستشارة رقم {{number}}',
            en: 'The details of your appointment for consultation #{{number}} were updated',
          },
          mail: { ar: 'حُدِّثت تفاصيل موعدك.', en: 'The details of your appointment were updated.' },
        },
      },
      confirm: {
        kind: 'confirmed',
        icon: 'calendar',
        title: { ar: 'تأكّد موعد الاستشارة', en: 'Consultation confirmed' },
        message: {
          ar: 'تأكّد موعد استشارتك رقم {{number}}',
          en: 'The appointment of your consultation #{{number}} is confirmed',
        },
        mail: { ar: 'تأكّد الموعد.', en: 'The appointment is confirmed.' },
      },
      confirmSecond: {
        kind: 'confirmedSecond',
        icon: 'calendar',
        title: { ar: 'تأكّد موعد الاستشارة', en: 'Consultation confirmed' },
        message: {
          ar: 'تأكّد الموعد البديل لاستشارتك رقم {{number}}',
          en: 'Your second choice for consultation #{{number}} is confirmed',
        },
        mail: { ar: 'تأكّد الموعد البديل الذي اخترته.', en: 'Your second choice is confirmed.' },
      },
      rebook: {
        kind: 'rebooked',
        icon: 'calendar',
        title: { ar: 'غيّر العميل الموعد', en: 'Rescheduled by the client' },
        message: {
          ar: 'اختار العميل موعدًا آخر للاستشارة رقم {{number}}',
          en: 'The client chose another time for consultation #{{number}}',
        },
        mail: {
          ar: 'تغيّر موعد استشارتك بناءً على طلبك.',
          en: 'The appointment was rescheduled at your request.',
        },
      },
      // The first time that they choose, or another one while nobody has confirmed it.
      rechoose: {
        kind: 'rechosen',
        icon: 'calendar',
        title: { ar: 'اختار العميل موعدًا', en: 'Time chosen by the client' },
        message: {
          ar: 'اختار العميل موعدًا للاستشارة رقم {{number}}',
          en: 'The client chose a time for consultation #{{number}}',
        },
        mail: { ar: 'استلمنا الموعد الذي اخترته.', en: 'We received the time you chose.' },
      },
      meet: {
        kind: 'meetingOffered',
        icon: 'calendar',
        title: { ar: 'اختر موعدًا', en: 'Choose a time' },
        message: {
          ar: 'نفضّل أن نلتقي بك بشأن استشارتك رقم {{number}}: اختر موعدًا من صفحتها',
          en: 'We would rather meet you about consultation #{{number}}: choose a time on its page',
        },
        mail: {
          ar: 'نفضّل أن نلتقي بك بدل الردّ كتابةً. يُختار الموعد من صفحة الاستشارة.',
          en: 'We would rather meet you than answer in writing. The time is chosen on the page of the consultation.',
        },
      },
      callOff: {
        kind: 'calledOff',
        icon: 'calendar',
        title: { ar: 'ألغى العميل الاستشارة', en: 'Cancelled by the client' },
        message: {
          ar: 'ألغى العميل الاستشارة رقم {{number}}',
          en: 'The client cancelled consultation #{{number}}',
        },
        mail: { ar: 'أُلغيت استشارتك بناءً على طلبك.', en: 'The consultation was cancelled at your request.' },
      },
      answer: {
        kind: 'answered',
        icon: 'messages',
        title: { ar: 'الردّ المكتوب', en: 'Written answer' },
        message: {
          ar: 'اكتمل ردّنا المكتوب على استشارتك رقم {{number}}',
          en: 'Our written answer to your consultation #{{number}} is complete',
        },
        mail: { ar: 'اكتمل ردّنا المكتوب.', en: 'Our written answer is complete.' },
      },
      complete: {
        kind: 'completed',
        icon: 'calendar',
        title: { ar: 'اكتملت الاستشارة', en: 'Consultation completed' },
        message: {
          ar: 'اكتملت استشارتك رقم {{number}}',
          en: 'Your consultation #{{number}} is complete',
        },
        mail: { ar: 'اكتملت الاستشارة.', en: 'The consultation is complete.' },
      },
      cancel: {
        kind: 'cancelled',
        icon: 'calendar',
        title: { ar: 'أُلغيت الاستشارة', en: 'Consultation cancelled' },
        message: {
          ar: 'أُلغيت استشارتك رقم {{number}}',
          en: 'Your consultation #{{number}} has been cancelled',
        },
        mail: { ar: 'أُلغيت الاستشارة.', en: 'The consultation was cancelled.' },
      },
    },
  },
  mail: {
    received: {
      ar: 'استلمنا طلب استشارتك رقم {{number}}',
      en: 'We received your consultation request {{number}}',
    },
    news: { ar: 'جديد في استشارتك رقم {{number}}', en: 'News about your consultation {{number}}' },
  },
  calendar: {
    at: 'scheduledAt',
    until: 'scheduledUntil',
    with: 'consultantId',
    place: 'place',
    fee: 'fee',
    state: 'Scheduled',
    cancelled: 'Cancelled',
    over: {
      ar: 'انقضى وقت موعدك. راسلنا إن لم ينعقد اللقاء.',
      en: 'The time of your appointment has passed. Write to us if the meeting did not take place.',
    },
    summary: { ar: 'استشارة قانونية {{number}}', en: 'Legal consultation {{number}}' },
    booking: {
      way: 'way',
      wish: 'wishedAt',
      second: 'secondChoiceAt',
      about: 'areaId',
      asked: 'isConsultantAsked',
      sentNumber: { ar: 'رقم الاستشارة {{id}}.', en: 'Number {{id}}.' },
      inWriting: {
        by: 'consultationTypeId',
        times: 'preferredTimes',
        sentNumber: {
          ar: 'رقم الاستشارة {{id}}. لا تحتاج إلى موعد: نرد عليك كتابةً هنا، ونخبرك بذلك بالبريد الإلكتروني.',
          en: 'Number {{id}}. It needs no appointment: we will answer in writing here and let you know by email.',
        },
        cost: {
          ar: 'لا أتعاب معلنة للرد المكتوب، ولا يُدفع شيء عبر الموقع. وإن لزمته أتعاب اتفقنا معك عليها أولًا.',
          en: 'No fee is set for a written answer, and nothing is paid online. Any fee is agreed with you first.',
        },
        next: {
          Pending: {
            ar: 'طلب استشارتك لدينا. نرد عليك كتابةً هنا، ونخبرك بذلك بالبريد الإلكتروني.',
            en: 'Your consultation request is with us. We will answer in writing here and let you know by email.',
          },
          Completed: {
            ar: 'اكتمل ردّنا المكتوب. راسلنا إن بقي شيء غير واضح.',
            en: 'Our written answer is complete. Write to us if anything is unclear.',
          },
        },
        nextDue: {
          ar: 'طلب استشارتك لدينا. نرد عليك كتابةً هنا في موعد أقصاه {{day}}، ونخبرك بذلك بالبريد الإلكتروني.',
          en: 'Your consultation request is with us. We will answer in writing here by {{day}} and let you know by email.',
        },
        meeting: {
          move: 'meet',
          next: {
            ar: 'نفضّل أن نلتقي بك بدل الردّ كتابةً. اختر موعدًا أدناه.',
            en: 'We would rather meet you than answer in writing. Choose a time below.',
          },
        },
      },
      moves: {
        confirm: 'confirm',
        confirmSecond: 'confirmSecond',
        choose: 'rechoose',
        move: 'rebook',
        withdraw: 'callOff',
      },
    },
  },
  retention: [
    { what: 'cancelled consultations', states: ['Cancelled'], ...declinedTerm },
    { what: 'finished consultations', states: ['Completed'], ...finishedTerm },
  ],
  perHour: 5,
  dashboard: { needs: { today: { ar: 'استشارات اليوم', en: 'Consultations today' } } },
  payloadKey: 'userConsultationId',
} as const satisfies Portal;
