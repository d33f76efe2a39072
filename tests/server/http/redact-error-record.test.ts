import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { requests } from '#resources/requests.ts';
import { redactErrorRecord } from '#server/http/redact-error-record.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);

it('whoever is refused because of what became of a record sees of it what they see when they read it', async () => {
  const { id } = await on.send(requests);
  expect((await on.move(requests, 'resolve', id)).status).toBe(200);
  const refused = await on.move(requests, 'resolve', id);
  expect(refused.body.error?.code).toBe('illegalMove');
  const read = await host.call('GET', `/api/Requests/GetById/${id}`, { as: 'Admin' });
  expect(refused.body.data).toEqual(read.body.data);

  const asked = await host.call('POST', `/api/${deletionRequests.endpoint}/Add`, {
    as: 'User',
    body: { reason: 'privacy' },
  });
  const own = z.object({ id: z.number() }).parse(asked.body.data).id;
  const withdraw = () => host.call('POST', `/api/DeletionRequests/Withdraw/${own}`, { as: 'User' });
  expect((await withdraw()).status).toBe(200);
  const mine = await host.call('GET', `/api/DeletionRequests/GetById/${own}`, { as: 'User' });
  expect((await withdraw()).body.data).toEqual(mine.body.data);
});

it('a refusal shows nothing of a record that its reader may not read', () => {
  const data = { id: 7, title: 'a lease', legalHold: 'suspected of fraud' };
  const refused = redactErrorRecord(
    new AppError('illegalMove', { data, params: { count: 2 } }),
    z.object({ id: z.number(), title: z.string() }),
  );
  expect(refused).toMatchObject({ code: 'illegalMove', details: { params: { count: 2 } } });
  expect(refused).toHaveProperty('details.data', { id: 7, title: 'a lease' });
  const others = [new AppError('bulkRefused', { data }), new AppError('conflict'), new Error('a fault')];
  for (const other of others) expect(redactErrorRecord(other, z.null())).toBe(other);
});
