import { expect, it } from 'vitest';
import { DRAFT_KEY_CALL, draftKeySchema } from '#contract/draft-key.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const keyOf = async (as: 'Admin' | 'CustomerService') => {
  const { body } = await host.call('GET', DRAFT_KEY_CALL, { as });
  return draftKeySchema.parse(body.data).key;
};

it('staff have a key for their drafts, each their own and always the same; nobody else has one', async () => {
  const own = await keyOf('Admin');
  expect(Buffer.from(own, 'base64url')).toHaveLength(32);
  expect(await keyOf('Admin')).toBe(own);
  expect(await keyOf('CustomerService')).not.toBe(own);
  expect((await host.call('GET', DRAFT_KEY_CALL, { as: 'User' })).status).toBe(403);
  expect((await host.call('GET', DRAFT_KEY_CALL)).status).toBe(401);
});
