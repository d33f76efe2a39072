import { defineResource } from '#contract/define-resource.ts';
import { bilingual, number, reference, text } from '#contract/fields.ts';

/** Where a lawyer may practise, and under which licence: rows of the lawyer, in their form. */
export const lawyerAdmissions = defineResource({
  name: 'lawyer-admissions',
  endpoint: 'LawyerAdmissions',
  labels: { one: { ar: 'قيد', en: 'Admission' }, many: { ar: 'القيد والتراخيص', en: 'Admissions' } },
  menu: false,
  access: {
    list: { Admin: 'all' },
    read: { Admin: 'all' },
    create: false,
    update: false,
    delete: false,
  },
  fields: {
    lawyerId: reference({ label: { ar: 'المحامي', en: 'Lawyer' }, to: 'lawyers' }),
    authority: bilingual({ label: { ar: 'جهة القيد', en: 'Admitted by' }, max: 150 }),
    licenceNumber: text({
      label: { ar: 'رقم القيد أو الترخيص', en: 'Registration or licence number' },
      optional: true,
      max: 40,
    }),
    year: number({ label: { ar: 'السنة', en: 'Year' }, optional: true, min: 1950, max: 2100 }),
  },
  title: 'authority',
  list: { columns: ['authority', 'licenceNumber', 'year'] },
  form: { sections: [{ fields: ['lawyerId', 'authority', 'licenceNumber', 'year'] }] },
  findable: false,
});
