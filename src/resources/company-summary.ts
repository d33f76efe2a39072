import { defineSingleton } from '#contract/define-singleton.ts';
import { bilingual, number } from '#contract/fields.ts';

/** The firm in figures (R150, R268). Those that advertising rules restrict are public where the settings say so. */
export const companySummary = defineSingleton({
  name: 'company-summary',
  endpoint: 'CompanySummary',
  label: { ar: 'أرقام الشركة', en: 'Company summary' },
  menu: { path: 'company-summary', icon: 'building', group: 'administration', area: 'settings', order: 10 },
  access: {
    read: { public: 'all', Admin: 'all' },
    update: { Admin: 'all' },
  },
  fields: {
    yearsOfExperience: number({ label: { ar: 'سنوات الخبرة', en: 'Years of experience' }, min: 1, max: 200 }),
    satisfiedClients: number({
      label: { ar: 'العملاء الراضون', en: 'Satisfied clients' },
      min: 1,
      publicIn: { setting: 'site-settings', field: 'satisfiedClientsIn' },
    }),
    finishedCases: number({
      label: { ar: 'القضايا المنجزة', en: 'Finished cases' },
      min: 1,
      publicIn: { setting: 'site-settings', field: 'finishedCasesIn' },
    }),
    successRate: number({
      label: { ar: 'نسبة النجاح %', en: 'Success rate %' },
      help: { ar: 'من 0 إلى 100', en: 'From 0 to 100' },
      min: 0,
      max: 100,
      decimals: true,
      publicIn: { setting: 'site-settings', field: 'successRateIn' },
    }),
    successRateNote: bilingual({
      label: { ar: 'كيف تُحسب نسبة النجاح', en: 'How the success rate is counted' },
      help: {
        ar: 'السنوات وما يُعدّ نجاحًا، بجملة يقرؤها الزائر تحت النسبة',
        en: 'The years, and what counts as success: a sentence that visitors read under the rate',
      },
      long: true,
      max: 300,
      optional: true,
    }),
  },
  form: {
    sections: [
      {
        fields: ['yearsOfExperience', 'satisfiedClients', 'finishedCases', 'successRate', 'successRateNote'],
      },
    ],
  },
});
