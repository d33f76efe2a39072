import { expect, it } from 'vitest';
import { checkResources } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { reference, select } from '#contract/fields.ts';
import { matterPath, startPath } from '#contract/matter.ts';
import { pluralWords } from '#contract/plural.ts';
import { type InWriting, type Portal, newsOf } from '#contract/portal.ts';
import { wayLabels } from '#contract/ways.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';

const { portal } = consultations;
if (!portal) throw new Error('Consultations have a portal');
const withPortal = (more: Partial<Portal>): AnyResource => ({
  ...consultations,
  portal: { ...portal, ...more },
});
const without = (key: 'owner' | 'workflow' | 'thread'): AnyResource => {
  const { [key]: _gone, ...rest } = consultations as AnyResource;
  return rest;
};
const { next, form, calendar } = portal;
const news = { ...portal.news.arrival, kind: 'Reply' };
const steps = form.steps ?? [];

const meetingsOnly = select({ label: { ar: 'طريقة', en: 'Way' }, options: wayLabels, optional: true });
function withInWriting(more: Partial<InWriting<string>>): AnyResource {
  const { booking } = calendar ?? {};
  if (!calendar || !booking?.inWriting) throw new Error('Consultations are answered in writing, too');
  const inWriting = { ...booking.inWriting, ...more };
  return withPortal({ calendar: { ...calendar, booking: { ...booking, inWriting } } });
}

const contradictions: [id: string, AnyResource][] = [
  ['portal-lacks', without('owner')],
  ['portal-lacks', without('workflow')],
  ['portal-lacks', without('thread')],
  ['portal-field', { ...consultations, fields: { ...withoutField('legalHold') } }],
  ['portal-state', withPortal({ way: ['Lost'] })],
  ['portal-next', withPortal({ next: Object.fromEntries(Object.entries(next).slice(1)) })],
  ['portal-retention', withPortal({ retention: portal.retention.slice(1) })],
  [
    'portal-retention-open',
    withPortal({ retention: [...portal.retention, { what: '', states: ['Pending'], years: 1, reason: '' }] }),
  ],
  ['portal-calendar', withPortal(calendar ? { calendar: { ...calendar, at: 'place' } } : {})],
  ['portal-today', { ...withPortal({}), portal: withoutCalendar() }],
  ['portal-late', { ...requests, fields: { ...requests.fields, replyDueAt: consultations.fields.wishedAt } }],
  ['portal-updated', withUpdated('cancel', portal)],
  ['portal-updated', withUpdated('schedule', withoutCalendar())],
  ['portal-reference', withPortal({ topic: 'caseTitle' })],
  ['portal-reference', withInWriting({ by: 'caseTitle' })],
  ['portal-state', withInWriting({ next: { Lost: { ar: 'مفقودة', en: 'Lost' } } })],
  ['portal-in-writing', { ...consultations, fields: { ...consultations.fields, way: meetingsOnly } }],
  ['portal-asked-twice', withPortal({ form: { ...form, steps: [...steps, ...steps] } as Portal['form'] })],
  [
    'portal-asked-closed',
    withPortal({
      form: { ...form, steps: [{ label: { ar: 'خطوة', en: 'Step' }, fields: ['number'] }] } as Portal['form'],
    }),
  ],
  [
    'portal-asked-kind',
    withPortal({
      form: {
        ...form,
        steps: [{ label: { ar: 'خطوة', en: 'Step' }, fields: ['fee'] }],
      } as Portal['form'],
    }),
  ],
  ['portal-fact-kind', withPortal({ facts: [{ field: 'attachments' }] })],
  ['portal-twice', withPortal({ letter: requests.portal?.letter ?? '' })],
  ['portal-twice', withPortal({ path: requests.portal?.path.toUpperCase() ?? '' })],
  ['portal-twice', withPortal({ news: { arrival: news } })],
];

/** A move that tells of an update. */
function withUpdated(move: string, of: Portal): AnyResource {
  const told = of.news.moves?.[move];
  if (!told) throw new Error(`Nothing is told of ${move}`);
  const moves = { ...of.news.moves, [move]: { ...told, updated: { ...told, kind: 'Updated' } } };
  return { ...consultations, portal: { ...of, news: { ...of.news, moves } } };
}

function withoutField(key: string): AnyResource['fields'] {
  return Object.fromEntries(Object.entries(consultations.fields).filter(([name]) => name !== key));
}
function withoutCalendar(): Portal {
  const { calendar: _gone, ...rest } = portal as Portal;
  return rest;
}

it.each(contradictions)('%s is found', (id, resource) => {
  const all = resources.map((each): AnyResource => (each.name === resource.name ? resource : each));
  const found = checkResources(all).map((finding) => finding.id);
  expect(found).toContain(id);
});

const booking = calendar?.booking;
if (!calendar || !booking) throw new Error('Clients book consultations');
const withCalendar = (more: object): AnyResource => withPortal({ calendar: { ...calendar, ...more } });
const withBooking = (more: object): AnyResource => withCalendar({ booking: { ...booking, ...more } });
const withMoves = (more: object): AnyResource => withBooking({ moves: { ...booking.moves, ...more } });
const withForm = (more: object): AnyResource => withPortal({ form: { ...form, ...more } as Portal['form'] });
const withField = (key: string, field: AnyResource['fields'][string]): AnyResource => ({
  ...consultations,
  fields: { ...consultations.fields, [key]: field },
});
const label = { ar: 'حقل', en: 'A field' };

/** What leads nowhere, where it stands, and how it is named to whoever has to mend it. */
const references: [at: string, id: string, AnyResource, message: RegExp][] = [
  ['calendar.booking.inWriting.by', 'key-unknown', withInWriting({ by: 'typeId' }), /no field typeId/],
  ['calendar.booking.inWriting.by', 'portal-reference', withInWriting({ by: 'caseTitle' }), /caseTitle/],
  [
    'calendar.booking.inWriting.by',
    'portal-in-writing-by',
    withInWriting({ by: 'areaId' }),
    /areaId .* service-categories\.way is no select with an option none/,
  ],
  [
    'calendar.booking.inWriting.by',
    'portal-in-writing-by',
    withField('consultationTypeId', reference({ label, to: 'branches', writeBy: ['User'] })),
    /branches\.way/,
  ],
  [
    'calendar.booking.inWriting.meeting',
    'portal-move',
    withInWriting({ meeting: { move: 'meat', next: label } }),
    /no move meat/,
  ],
  ['calendar.booking.inWriting.times', 'key-unknown', withInWriting({ times: 'times' }), /no field times/],
  ['calendar.booking.inWriting.times', 'portal-kind', withInWriting({ times: 'fee' }), /fee is a money/],
  ['calendar.booking.way', 'key-unknown', withBooking({ way: 'ways' }), /no field ways/],
  ['calendar.booking.way', 'portal-kind', withBooking({ way: 'place' }), /place is a text/],
  ['calendar.booking.way', 'portal-way', withBooking({ way: 'status' }), /status has no option office/],
  ['calendar.booking.wish', 'key-unknown', withBooking({ wish: 'wished' }), /no field wished/],
  ['calendar.booking.wish', 'portal-calendar', withBooking({ wish: 'dueDate' }), /dueDate/],
  ['calendar.booking.second', 'portal-calendar', withBooking({ second: 'place' }), /place/],
  ['calendar.booking.about', 'portal-reference', withBooking({ about: 'caseTitle' }), /caseTitle/],
  ['calendar.booking.asked', 'key-unknown', withBooking({ asked: 'wanted' }), /no field wanted/],
  ['calendar.booking.asked', 'portal-kind', withBooking({ asked: 'place' }), /place is a text/],
  ['calendar.booking.moves.choose', 'portal-move', withMoves({ choose: 'pick' }), /no move pick/],
  ['calendar.booking.moves.confirm', 'portal-move-to', withMoves({ confirm: 'cancel' }), /Scheduled/],
  ['calendar.booking.moves.withdraw', 'portal-move-to', withMoves({ withdraw: 'complete' }), /Cancelled/],
  [
    'calendar.booking.moves.move',
    'portal-move-input',
    withMoves({ move: 'schedule' }),
    /wishedAt \(dateTime/,
  ],
  ['calendar.at', 'key-unknown', withCalendar({ at: 'when' }), /no field when/],
  ['calendar.until', 'key-unknown', withCalendar({ until: 'end' }), /no field end/],
  ['calendar.until', 'portal-calendar', withCalendar({ until: 'place' }), /place is no moment/],
  ['calendar.with', 'portal-reference', withCalendar({ with: 'place' }), /place is no reference/],
  ['calendar.with', 'portal-booking', withCalendar({ with: undefined }), /with whom/],
  ['calendar.place', 'portal-kind', withCalendar({ place: 'fee' }), /fee is a money field/],
  ['calendar.fee', 'key-unknown', withCalendar({ fee: 'price' }), /no field price/],
  ['description', 'key-unknown', withPortal({ description: 'words' }), /no field words/],
  ['topic', 'key-unknown', withPortal({ topic: 'kind' }), /no field kind/],
  ['reason', 'portal-kind', withPortal({ reason: 'fee' }), /fee is a money field/],
  ['facts', 'key-unknown', withPortal({ facts: [{ field: 'colour' }] }), /no field colour/],
  ['form.steps', 'key-unknown', withForm({ steps: [{ label, fields: ['colour'] }] }), /no field colour/],
  [
    'form.officesBy',
    'portal-offices',
    withForm({ officesBy: { reference: 'consultationTypeId', offices: 'branchIds' } }),
    /consultation-types/,
  ],
  [
    'form.officesBy',
    'key-unknown',
    withForm({ officesBy: { reference: 'colour', offices: 'branchIds' } }),
    /no field colour/,
  ],
  ['topicDocuments', 'portal-documents', withPortal({ topicDocuments: 'papers' }), /no text papers/],
  ['form.page', 'portal-page', withForm({ page: '/nowhere' }), /no page \/nowhere/],
  ['dashboard.by', 'key-unknown', withPortal({ dashboard: { needs: {}, by: 'kind' } }), /no field kind/],
  [
    'news.moves',
    'portal-move',
    withPortal({ news: { ...portal.news, moves: { ...portal.news.moves, lose: undefined } } }),
    /no move lose/,
  ],
];

it.each(references)(
  'at portal.%s nothing looked whether it leads somewhere: %s',
  (at, id, resource, message) => {
    const all = resources.map((each): AnyResource => (each.name === resource.name ? resource : each));
    expect(checkResources(all)).toContainEqual({
      id,
      at: `consultations.portal.${at}`,
      message: expect.stringMatching(message),
    });
  },
);

it('a form offered the records of a list that has no names, and each choice read «undefined»', () => {
  const all = resources.map((each): AnyResource =>
    each.name === 'consultation-types' ? { ...each, title: 'id' } : each,
  );
  expect(checkResources(all)).toContainEqual({
    id: 'portal-choices',
    at: 'consultations.portal.form.steps',
    message: expect.stringMatching(/consultationTypeId offers consultation-types/),
  });
});

const { conflicts } = consultations;
if (!conflicts) throw new Error('Parties of consultations are compared');
const withConflicts = (more: object): AnyResource => ({
  ...consultations,
  conflicts: { ...conflicts, ...more },
});

it.each<[at: string, id: string, AnyResource]>([
  ['conflicts.before', 'conflicts-move', withConflicts({ before: ['lose'] })],
  ['conflicts.parties', 'key-unknown', withConflicts({ parties: 'people' })],
  ['conflicts.parties', 'conflicts-parties', withConflicts({ parties: 'caseTitle' })],
  [
    'conflicts.parties',
    'conflicts-parties',
    withField('parties', { ...consultations.fields.parties, of: requests }),
  ],
  ['conflicts.parties', 'conflicts-field', { ...consultations, fields: withoutField('conflictState') }],
])('at %s nothing looked whether it leads somewhere: %s', (at, id, resource) => {
  const all = resources.map((each): AnyResource => (each.name === resource.name ? resource : each));
  expect(checkResources(all)).toContainEqual(expect.objectContaining({ id, at: `consultations.${at}` }));
});

it('every definition with a portal is one of the client area, in the order of its tabs', () => {
  const withOne = resources.filter((resource: AnyResource) => resource.portal).map(({ name }) => name);
  expect(matters.map(({ name }) => name).toSorted()).toEqual(withOne.toSorted());
  expect(matters.map((matter) => matter.portal.order)).toEqual(
    matters.map((matter) => matter.portal.order).toSorted((a, b) => a - b),
  );
});

it('R41 A18 the addresses of requests and consultations are those of the specification', () => {
  const paths = Object.fromEntries(matters.map((matter) => [matter.name, matterPath(matter, 7)]));
  expect(paths).toMatchObject({
    requests: '/profile/myRequestDetails/7',
    consultations: '/profile/myConsultationDetails/7',
  });
  expect(matters.map(startPath)).toEqual(expect.arrayContaining(['/servicespage', '/consultations']));
});

it('what is told of each matter has words in both languages, of its own number', () => {
  const told = matters.flatMap((matter) => newsOf(matter.portal));
  const silent = told.filter(({ title, message }) =>
    (['ar', 'en'] as const).some((language) => !title[language] || !message[language].includes('{{number}}')),
  );
  expect(silent).toEqual([]);
});

it('counts are said by the plural rules of each language', () => {
  const count = requests.portal?.words.count;
  if (!count) throw new Error('Requests are counted');
  const said = (language: 'ar' | 'en') => [0, 1, 2, 3, 11, 100].map((n) => pluralWords(count, n, language));
  expect(said('ar')).toEqual(['لا طلبات', 'طلب واحد', 'طلبان', '3 طلبات', '11 طلبًا', '100 طلب']);
  expect(said('en')).toEqual([
    'No requests',
    '1 request',
    '2 requests',
    '3 requests',
    '11 requests',
    '100 requests',
  ]);
});
