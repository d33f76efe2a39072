import { defineResource } from '#contract/define-resource.ts';
import { reference } from '#contract/fields.ts';
import { partyAccess, partyFields, partyLabels } from './party-fields.ts';

/** The parties of a consultation: rows of it, in its form. */
export const consultationParties = defineResource({
  name: 'consultation-parties',
  endpoint: 'ConsultationParties',
  labels: partyLabels,
  menu: false,
  access: partyAccess,
  fields: {
    consultationId: reference({ label: { ar: 'الاستشارة', en: 'Consultation' }, to: 'consultations' }),
    ...partyFields,
  },
  title: 'name',
  list: { columns: ['name'] },
  form: { sections: [{ fields: ['consultationId', 'name', 'side', 'number'] }] },
  confidential: true,
  findable: false,
});
