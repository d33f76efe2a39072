import { defineSingleton } from '#contract/define-singleton.ts';
import { references, url } from '#contract/fields.ts';
import type { LocalizedText } from '#contract/language.ts';

/** Offices that may show something which advertising rules of their country restrict. */
const officesFor = (label: LocalizedText) =>
  references({
    label,
    help: {
      ar: 'راجع قواعد الإعلان عن المحاماة في بلد الفرع قبل الاختيار.',
      en: 'Check the lawyer-advertising rules of the office’s country before choosing it.',
    },
    to: 'branches',
    optional: true,
    readBy: ['Admin'],
  });

/** What the site links to (R52, A83), and what each office may tell of itself. */
export const siteSettings = defineSingleton({
  name: 'site-settings',
  endpoint: 'SiteSettings',
  label: { ar: 'إعدادات الموقع', en: 'Site settings' },
  menu: { path: 'site', icon: 'settings', group: 'administration', area: 'settings', order: 80 },
  access: {
    read: { public: 'all', Admin: 'all' },
    update: { Admin: 'all' },
  },
  fields: {
    x: url({ label: { ar: 'حساب إكس', en: 'X' }, optional: true }),
    facebook: url({ label: { ar: 'فيسبوك', en: 'Facebook' }, optional: true }),
    instagram: url({ label: { ar: 'إنستغرام', en: 'Instagram' }, optional: true }),
    reviewsIn: officesFor({ ar: 'آراء العملاء', en: 'Client reviews' }),
    successRateIn: officesFor({ ar: 'نسبة النجاح', en: 'Success rate' }),
    finishedCasesIn: officesFor({ ar: 'القضايا المنجزة', en: 'Finished cases' }),
    satisfiedClientsIn: officesFor({ ar: 'العملاء الراضون', en: 'Satisfied clients' }),
  },
  form: {
    sections: [
      {
        label: { ar: 'حسابات التواصل', en: 'Social links' },
        fields: ['x', 'facebook', 'instagram'],
      },
      {
        label: {
          ar: 'ما يُعرض للزوار، ومكاتبُه (رقم الشركة كلها يُعرض حين تُختار المكاتب كلها)',
          en: 'Shown to visitors, by office (a figure of the whole firm is shown when every office is chosen)',
        },
        fields: ['reviewsIn', 'successRateIn', 'finishedCasesIn', 'satisfiedClientsIn'],
      },
    ],
  },
});
