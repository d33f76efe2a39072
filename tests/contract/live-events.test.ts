import { expect, it } from 'vitest';
import { changeEventSchema, channelOf } from '#contract/live-events.ts';

it('a change names its resource, what happened and the ids, and carries nothing of the records', () => {
  const event = { resource: 'faqs', type: 'updated', ids: [7] };
  expect(changeEventSchema.parse({ ...event, record: { secret: 'x' } })).toEqual(event);
  for (const wrong of [{ ids: ['7'] }, { ids: 7 }, { type: 'read' }, { resource: undefined }]) {
    expect(changeEventSchema.safeParse({ ...event, ...wrong }).success).toBe(false);
  }
  expect(channelOf('faqs')).toBe('resources/faqs');
});
