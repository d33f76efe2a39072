import { expect, it } from 'vitest';
import { changeEventSchema, channelOf } from '#contract/live-events.ts';
import { defineWorkflow, movesFrom } from '#contract/workflow.ts';

const staff = { Admin: 'all', CustomerService: 'all' } as const;
const label = { ar: 'حالة', en: 'State' };
const workflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: { Pending: label, Contacted: label, Resolved: label },
  moves: {
    contact: { from: ['Pending'], to: 'Contacted', label, access: staff },
    resolve: { from: ['Pending', 'Contacted'], to: 'Resolved', label, access: staff },
    reopen: { from: ['Resolved'], to: 'Contacted', label, access: { Admin: 'all' } },
  },
});

it.each([
  ['Pending', ['contact', 'resolve']],
  ['Contacted', ['resolve']],
  ['Resolved', ['reopen']],
] as const)('from %s lead %j and no other move', (state, moves) => {
  expect(movesFrom(workflow, state)).toEqual(moves);
});

it('a change names its resource, what happened and the ids, and carries nothing of the records', () => {
  const event = { resource: 'faqs', type: 'updated', ids: [7] };
  expect(changeEventSchema.parse({ ...event, record: { secret: 'x' } })).toEqual(event);
  for (const wrong of [{ ids: ['7'] }, { ids: 7 }, { type: 'read' }, { resource: undefined }]) {
    expect(changeEventSchema.safeParse({ ...event, ...wrong }).success).toBe(false);
  }
  expect(channelOf('faqs')).toBe('resources/faqs');
});
