import { defineResource } from '#contract/define-resource.ts';
import { MESSAGE_MAX } from '#contract/field-limits.ts';
import { boolean, email, longText, phone, text } from '#contract/fields.ts';

const adminOnly = { Admin: 'all' } as const;

/** What visitors write through the contact page (R148, R257-R259, R354), with their name or without (decision 061). */
export const contactMessages = defineResource({
  name: 'contact-messages',
  endpoint: 'ContactMessages',
  labels: { one: { ar: 'رسالة', en: 'Message' }, many: { ar: 'رسائل التواصل', en: 'Contacts management' } },
  menu: { path: 'contacts', icon: 'mail', group: 'administration', order: 30 },
  access: { list: adminOnly, read: adminOnly, create: { public: 'all' }, update: false, delete: adminOnly },
  trap: 'website',
  confidential: true,
  fields: {
    number: text({
      label: { ar: 'الرقم المرجعي', en: 'Reference' },
      format: 'reference',
      writeBy: 'server',
      searchable: true,
    }),
    name: text({ label: { ar: 'الاسم', en: 'Name' }, optional: true, max: 100, searchable: true }),
    email: email({
      label: { ar: 'البريد الإلكتروني', en: 'Email' },
      missing: 'emailRequired',
      searchable: true,
    }),
    phone: phone({
      label: { ar: 'رقم الهاتف', en: 'Phone number' },
      missing: 'phoneRequired',
      searchable: true,
    }),
    message: longText({
      label: { ar: 'الرسالة', en: 'Message' },
      missing: 'messageRequired',
      min: 10,
      short: 'messageTooShort',
      max: MESSAGE_MAX,
      searchable: true,
    }),
    isHandled: boolean({ label: { ar: 'عولجت', en: 'Handled' }, writeBy: 'server', filterable: true }),
  },
  title: 'email',
  recordLabels: { createdAt: { ar: 'الاستلام', en: 'Received' } },
  list: {
    columns: ['email', 'number', 'message', 'phone', 'isHandled', 'createdAt'],
    filters: ['isHandled', 'createdAt'],
  },
  form: { sections: [{ fields: ['name', 'email', 'phone', 'message'] }] },
  show: {
    sections: [
      { fields: ['message'] },
      { fields: ['number', 'name', 'email', 'phone', 'isHandled', 'createdAt'] },
    ],
  },
  actions: {
    markHandled: {
      label: { ar: 'تمييزها معالَجة', en: 'Mark as handled' },
      access: adminOnly,
      showWhen: { field: 'isHandled', is: false },
    },
    markOpen: {
      label: { ar: 'إعادة فتح الرسالة', en: 'Reopen the message' },
      access: adminOnly,
      showWhen: { field: 'isHandled', is: true },
    },
  },
  messages: {
    createFailed: {
      ar: 'حدث خطأ أثناء إرسال رسالتك. يُرجى المحاولة مرة أخرى.',
      en: 'There was an error sending your message. Please try again.',
    },
  },
});
