import { defineSingleton } from '#contract/define-singleton.ts';
import { number } from '#contract/fields.ts';

/** By which rules clients book appointments themselves. */
export const appointmentSettings = defineSingleton({
  name: 'appointment-settings',
  endpoint: 'AppointmentSettings',
  label: { ar: 'قواعد المواعيد', en: 'Appointment rules' },
  menu: { path: 'appointments', icon: 'calendar', group: 'administration', area: 'settings', order: 79 },
  access: { read: { Admin: 'all' }, update: { Admin: 'all' } },
  fields: {
    minutes: number({ label: { ar: 'مدة الموعد بالدقائق', en: 'Length in minutes' }, min: 10, max: 240 }),
    bufferMinutes: number({
      label: { ar: 'الفاصل بين موعدين بالدقائق', en: 'Minutes between two appointments' },
      min: 0,
      max: 120,
    }),
    leadHours: number({
      label: { ar: 'أقل مهلة قبل الموعد بالساعات', en: 'Hours of notice' },
      help: { ar: 'لا يُحجز موعد يبدأ قبل ذلك.', en: 'Nothing that begins sooner can be booked.' },
      min: 0,
      max: 336,
    }),
    daysAhead: number({
      label: { ar: 'أبعد موعد بالأيام', en: 'Days that can be booked ahead' },
      min: 1,
      max: 60,
    }),
    changeHours: number({
      label: {
        ar: 'آخر مهلة لتغيير العميل موعده، بالساعات قبل بدايته',
        en: 'Hours before an appointment until which clients may change it',
      },
      help: {
        ar: 'بعدها لا يغيّر العميل الموعد ولا يلغيه بنفسه.',
        en: 'After that, clients can no longer move or cancel it themselves.',
      },
      min: 0,
      max: 336,
    }),
    openWishes: number({
      label: {
        ar: 'أقصى عدد لمواعيد العميل غير المؤكدة',
        en: 'Most unconfirmed times per client',
      },
      min: 1,
      max: 20,
    }),
  },
  form: {
    sections: [
      { fields: ['minutes', 'bufferMinutes', 'leadHours', 'daysAhead', 'changeHours', 'openWishes'] },
    ],
  },
});
