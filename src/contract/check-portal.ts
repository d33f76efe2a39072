import { portalBookingIssues } from './check-booking.ts';
import { portalFieldIssues } from './check-portal-fields.ts';
import type { AnyResource } from './define-resource.ts';
import type { DefinitionIssue } from './field-check.ts';
import type { Finding } from './finding.ts';
import { isDue } from './list-query-schema.ts';
import { type Matter, isMatter } from './matter.ts';
import { notificationKinds } from './notification-kinds.ts';
import { newsOf } from './portal.ts';
import { portalKinds } from './portal-kinds.ts';

/** The fields that the client area and the host read of every matter: `src/resources/matter-fields.ts` has them. */
const NEEDED = [
  'number',
  'branchId',
  'assigneeId',
  'replyDueAt',
  'firstContactAt',
  'lastNote',
  'legalHold',
  'taskState',
  'taskDueOn',
  'closedAt',
  'dueDate',
] as const;

/** What the dashboard counts as late, by the field that says so. */
const LATE_BY = [
  ['waiting', 'replyDueAt'],
  ['overdue', 'dueDate'],
] as const;

/**
 * What contradicts in the client's half of a resource. Keys that no field has are found by `unknownKeys`.
 * @param resources all of them, since some of its references decide by what they name
 */
export function checkPortal(resource: AnyResource, resources: readonly AnyResource[]): Finding[] {
  const { name, portal, thread } = resource;
  if (!portal) return [];
  const found: Finding[] = [];
  const report = (id: string, message: string, place?: string) =>
    found.push({ id, at: [name, 'portal', place ?? []].flat().join('.'), message });
  if (!isMatter(resource) || !thread || resource.access.read === false) {
    report(
      'portal-lacks',
      'clients follow records with an owner, a workflow and a thread that they may read',
    );
    return found;
  }
  for (const key of NEEDED.filter((each) => !(each in resource.fields)))
    report('portal-field', `it lacks the field ${key} of matter-fields.ts`);
  for (const [id, message] of stateIssues(resource)) report(id, message);
  for (const [id, message, place] of portalFieldIssues(resource, resources)) report(id, message, place);
  for (const [id, message] of formIssues(resource)) report(id, message);
  for (const [id, message, place] of portalBookingIssues(resource, resources)) report(id, message, place);
  return found;
}

function* stateIssues({ portal, workflow }: Matter): Generator<DefinitionIssue> {
  const states = Object.keys(workflow.states);
  const { calendar } = portal;
  const named = [
    ...Object.keys(portal.next),
    ...Object.keys(calendar?.booking?.inWriting?.next ?? {}),
    ...portal.way,
    ...portal.facts.flatMap((fact) => fact.in ?? []),
    ...portal.retention.flatMap((term) => term.states),
    ...(calendar ? [calendar.state, calendar.cancelled] : []),
  ];
  for (const state of new Set(named.filter((each) => !states.includes(each))))
    yield ['portal-state', `there is no state ${state}`];
  for (const state of states.filter((each) => !(each in portal.next)))
    yield ['portal-next', `it does not say what comes after ${state}`];
  for (const [move, told] of Object.entries(portal.news.moves ?? {}))
    if (told?.updated && !(calendar && calendar.at in (workflow.moves[move]?.input ?? {})))
      yield [
        'portal-updated',
        `${move} fills in no time of an appointment: whether it or something else has changed is not known`,
      ];
  const kept = portal.retention.flatMap((term) => term.states);
  for (const state of workflow.closed ?? [])
    if (kept.filter((each) => each === state).length !== 1)
      yield ['portal-retention', `one term says how long a record that is ${state} is kept`];
  for (const state of kept.filter((each) => !workflow.closed?.includes(each)))
    yield ['portal-retention-open', `${state} is not closed: nothing is removed while somebody works on it`];
}

function* formIssues({ portal, fields }: Matter): Generator<DefinitionIssue> {
  const { calendar, dashboard, form } = portal;
  if (dashboard?.needs.today && !calendar)
    yield ['portal-today', 'what is on this day is counted by the calendar, which it does not have'];
  for (const [need, key] of LATE_BY) {
    const field = fields[key];
    if (dashboard?.needs[need] && field && !isDue(field))
      yield ['portal-late', `${need} counts what is late by ${key}, which does not say when that is`];
  }
  for (const { field: key } of portal.facts) {
    const type = fields[key]?.type;
    if (type && !portalKinds[type].isShown)
      yield ['portal-fact-kind', `${key} is a ${type} field: the client's page does not show one`];
  }
  const asked = form.steps?.flatMap((step) => step.fields) ?? [];
  for (const key of asked.filter((each, at) => asked.indexOf(each) !== at))
    yield ['portal-asked-twice', `two steps of the form ask for ${key}`];
  for (const key of asked) {
    const by = fields[key]?.writeBy;
    const type = fields[key]?.type;
    if (type && !portalKinds[type].isAsked)
      yield ['portal-asked-kind', `${key} is a ${type} field: the form of clients has no input for it`];
    if (by === 'server' || (by && !by.includes('User')))
      yield ['portal-asked-closed', `clients do not write ${key}`];
  }
}

/** What two portals cannot share: the kinds of their news, their addresses, their keys and their places. */
export function checkPortals(resources: readonly AnyResource[]): Finding[] {
  const portals = resources.flatMap(({ name, portal }) => (portal ? [{ name, portal }] : []));
  const seen = new Map(
    Object.keys(notificationKinds).map((kind) => [`kind of news ${kind.toLowerCase()}`, 'the host']),
  );
  return portals.flatMap(({ name, portal }) =>
    [
      `path ${portal.path.toLowerCase()}`,
      `key ${portal.key}`,
      `order ${portal.order}`,
      `letter ${portal.letter}`,
      ...(portal.payloadKey ? [`payload key ${portal.payloadKey}`] : []),
      ...newsOf(portal).map(({ kind }) => `kind of news ${kind.toLowerCase()}`),
    ].flatMap((shared) => {
      const other = seen.get(shared);
      seen.set(shared, name);
      return other === undefined
        ? []
        : [{ id: 'portal-twice', at: `${name}.portal`, message: `${other} has the ${shared} too` }];
    }),
  );
}
