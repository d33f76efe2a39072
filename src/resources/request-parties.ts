import { defineResource } from '#contract/define-resource.ts';
import { reference } from '#contract/fields.ts';
import { partyAccess, partyFields, partyLabels } from './party-fields.ts';

/** The parties of a request: rows of it, in its form. */
export const requestParties = defineResource({
  name: 'request-parties',
  endpoint: 'RequestParties',
  labels: partyLabels,
  menu: false,
  access: partyAccess,
  fields: { requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }), ...partyFields },
  title: 'name',
  list: { columns: ['name'] },
  form: { sections: [{ fields: ['requestId', 'name', 'side', 'number'] }] },
  confidential: true,
  findable: false,
});
