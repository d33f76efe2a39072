import type { PortalIssue } from './check-booking.ts';
import type { AnyResource } from './define-resource.ts';
import { isLocalized, isNamed, kindOf, namesRecord } from './field-kinds.ts';
import type { Field, FieldType } from './fields.ts';
import type { Matter } from './matter.ts';
import { pages } from './pages.ts';
import { portalKeys } from './portal-keys.ts';

const TEXTS: readonly FieldType[] = ['text', 'longText'];
/** The kinds that some places need. What leads to a record may be any kind that names one. */
const KINDS: Readonly<Record<string, readonly FieldType[]>> = {
  description: TEXTS,
  reason: TEXTS,
  'calendar.place': TEXTS,
  'calendar.fee': ['money'],
  'calendar.booking.way': ['select'],
  'calendar.booking.asked': ['boolean'],
  'calendar.booking.inWriting.times': TEXTS,
};
const MOMENTS = ['calendar.at', 'calendar.until', 'calendar.booking.wish', 'calendar.booking.second'];
const REFERENCES = [
  'topic',
  'form.officesBy',
  'dashboard.by',
  'calendar.with',
  'calendar.booking.about',
  'calendar.booking.inWriting.by',
];

const PAGES: readonly string[] = Object.values(pages).map(({ path }) => path);

/** What the client's half names is of another kind than what is done with it, or nowhere. */
export function* portalFieldIssues(
  { portal, fields, workflow }: Matter,
  resources: readonly AnyResource[],
): Generator<PortalIssue> {
  const targetOf = (key: string | undefined) => {
    const field = key === undefined ? undefined : fields[key];
    return field && 'to' in field ? resources.find(({ name }) => name === field.to) : undefined;
  };
  for (const [place, key] of portalKeys(portal)) {
    const field = fields[key];
    const offered = place === 'form.steps' ? targetOf(key) : undefined;
    if (offered && offered.title !== 'name')
      yield ['portal-choices', `${key} offers ${offered.name}, which have no name to choose by`, place];
    const kinds = KINDS[place];
    if (MOMENTS.includes(place) && !isMoment(field))
      yield ['portal-calendar', `${key} is no moment: a calendar needs a dateTime field`, place];
    if (REFERENCES.includes(place) && !namesRecord({ fields }, key))
      yield ['portal-reference', `${key} is no reference`, place];
    if (field && kinds && !kinds.includes(field.type))
      yield ['portal-kind', `${key} is a ${field.type} field, and is to be ${kinds.join(' or ')}`, place];
  }
  for (const move of Object.keys(portal.news.moves ?? {}))
    if (!Object.hasOwn(workflow.moves, move)) yield ['portal-move', `there is no move ${move}`, 'news.moves'];
  const { page, officesBy } = { officesBy: undefined, ...portal.form };
  if (page !== undefined && !PAGES.includes(page))
    yield ['portal-page', `there is no page ${page}`, 'form.page'];
  const able = targetOf(officesBy?.reference);
  if (officesBy && able && !isSeveral(able.fields[officesBy.offices]))
    yield [
      'portal-offices',
      `${officesBy.reference} is to say which offices can, but ${able.name} has no references ${officesBy.offices}`,
      'form.officesBy',
    ];
  const { topic, topicDocuments } = portal;
  const documents = topicDocuments === undefined ? undefined : targetOf(topic)?.fields[topicDocuments];
  if (
    topicDocuments !== undefined &&
    !(documents && (TEXTS.includes(documents.type) || isLocalized(documents)))
  )
    yield ['portal-documents', `what ${topic} names has no text ${topicDocuments}`, 'topicDocuments'];
}

/** Does it name records, several of them? */
const isSeveral = (field: Field | undefined): boolean =>
  field !== undefined && 'to' in field && !isNamed(field);

/** Is it a moment, of which a day is a part? */
function isMoment(field: Field | undefined): boolean {
  const filter = field && kindOf(field).filter;
  return filter?.kind === 'range' && filter.hasDays === true;
}
