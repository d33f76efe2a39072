import { expect, it } from 'vitest';
import { checkResources } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { longText, select, text } from '#contract/fields.ts';
import { startsHere, valuesOf } from '#contract/actions.ts';
import { consultations } from '#resources/consultations.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { matters } from '#resources/matters.ts';

const base: AnyResource = requests;
const { workflow } = requests;
if (!workflow) throw new Error('Requests have states');
const label = { ar: 'حقل', en: 'A field' };

/** The definition with another workflow, its moves among the actions as `defineResource` puts them there. */
const withMoves = (moves: NonNullable<AnyResource['workflow']>['moves']): AnyResource => ({
  ...base,
  workflow: { ...workflow, moves },
  actions: { ...base.actions, ...moves },
});
const withStatus = (status: AnyResource['fields'][string]): AnyResource => ({
  ...base,
  fields: { ...base.fields, status },
});
const move = { from: ['Pending'], to: 'Contacted', label, access: { Admin: 'all' } } as const;
const { options } = requests.fields.status;

const contradictions: [id: string, at: string, AnyResource][] = [
  ['workflow-field', 'requests.status', withStatus(text({ label, writeBy: 'server' }))],
  ['workflow-field', 'requests.status', withStatus(select({ label, options, filterable: true }))],
  [
    'workflow-options',
    'requests.status',
    withStatus(select({ label, options: { Pending: label }, writeBy: 'server', filterable: true })),
  ],
  ['state-unknown', 'requests.lose', withMoves({ lose: { ...move, to: 'Lost' } })],
  ['state-unknown', 'requests.closed', { ...base, workflow: { ...workflow, closed: ['Lost'] } }],
  ['key-unknown', 'requests.find', withMoves({ find: { ...move, needs: 'nothing' } })],
  [
    'key-unknown',
    'requests.find',
    withMoves({ find: { ...move, clash: { who: 'assigneeId', when: 'never', minutes: 30 } } }),
  ],
  ['state-unknown', 'requests.find', withMoves({ find: { ...move, from: ['Lost'] } })],
  [
    'move-input',
    'requests.tell.nowhere',
    withMoves({ tell: { ...move, input: { nowhere: longText({ label }) } } }),
  ],
  [
    'move-input',
    'requests.tell.number',
    withMoves({ tell: { ...move, input: { number: longText({ label }) } } }),
  ],
  ['move-twice', 'requests.resolve', { ...base, actions: { ...base.actions, resolve: { ...move } } }],
  ['thread-without-story', 'requests.show', { ...base, show: { sections: base.form.sections } }],
  [
    'story-without-thread',
    'faqs.show',
    { ...faqs, show: { sections: [{ story: true, fields: ['question'] }] } },
  ],
  ['thread-unread', 'requests.thread', { ...base, access: { ...base.access, read: { public: 'all' } } }],
];

it.each(contradictions)('%s at %s is found', (id, at, resource) => {
  const all = resources.map((each): AnyResource => (each.name === resource.name ? resource : each));
  expect(checkResources(all)).toContainEqual(expect.objectContaining({ id, at }));
});

it('every move is an action, so that it has its call, its button and its grant', () => {
  for (const resource of matters)
    for (const [name, each] of Object.entries(resource.workflow?.moves ?? {}))
      expect(resource.actions[name]).toBe(each);
});

it('A21 the moves are those of the requirements', () => {
  const graph = (resource: AnyResource) =>
    Object.entries(resource.workflow?.moves ?? {}).flatMap(([name, { from, to }]) =>
      from.map((state) => `${state} ${name} ${to}`),
    );
  expect(graph(requests)).toEqual([
    'Pending markContacted Contacted',
    'Pending resolve Resolved',
    'Contacted resolve Resolved',
    'Pending reject Rejected',
    'Contacted reject Rejected',
    'Resolved reopen Contacted',
    'Rejected reopen Contacted',
  ]);
  expect(graph(consultations)).toEqual([
    'Pending confirm Scheduled',
    'Pending confirmSecond Scheduled',
    'Pending schedule Scheduled',
    'Scheduled schedule Scheduled',
    'Scheduled rebook Scheduled',
    'Pending rechoose Pending',
    'Pending callOff Cancelled',
    'Scheduled callOff Cancelled',
    'Pending meet Pending',
    'Pending answer Completed',
    'Scheduled complete Completed',
    'Pending cancel Cancelled',
    'Scheduled cancel Cancelled',
  ]);
});

it('a state that nobody knows starts nothing, and an action that is no move starts everywhere', () => {
  const started = (status: unknown) =>
    Object.values(requests.actions).filter((each) => startsHere(each, valuesOf({ status }))).length;
  expect([started('Pending'), started('Unheard'), started(null)]).toEqual([3, 0, 0]);
  expect(startsHere({ label, access: {} }, valuesOf({ status: 'Unheard' }))).toBe(true);
});
