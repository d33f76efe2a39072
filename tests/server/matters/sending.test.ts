import { expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({
  env: { REQUESTS_PER_ACCOUNT_HOUR: '3', CONSULTATIONS_PER_ACCOUNT_HOUR: '2', NOTES_PER_ACCOUNT_HOUR: '2' },
});
const on = mattersOn(host);

it.each([
  { name: 'requests', resource: requests, most: 3 },
  { name: 'consultations', resource: consultations, most: 2 },
])(
  'R184 a client sends so many $name an hour, tries of the same count once',
  async ({ name, resource, most }) => {
    const sending = (key: string, as: 'User' | 'client2' = 'User') =>
      host.call('POST', callPath(resource, resource.verbs.create), {
        as,
        body: { ...buildRecord(resource, { role: 'User' }), [resource.title]: `About ${key}` },
        headers: { 'idempotency-key': `limit-${name}-${key}` },
      });
    for (let number = 0; number < most; number += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await sending(`number-${number}`)).status).toBe(200);
    }
    const refused = await sending('one-more');
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sending('number-0')).status).toBe(200);
    expect((await sending('another', 'client2')).status).toBe(200);
  },
);

it('a client who was refused a time may still choose another one: only what is sent counts', async () => {
  const ask = (values: object, key: string) =>
    host.call('POST', '/api/Consultations/Add', {
      as: 'client2',
      body: { ...buildRecord(consultations, { role: 'User' }), ...values },
      headers: { 'idempotency-key': `refused-${key}` },
    });
  const taken = new Date(Date.now() + 26 * 3_600_000).toISOString();
  for (let number = 0; number < 6; number += 1)
    expect((await ask({ way: 'phone', wishedAt: taken }, `try-${number}`)).body.error?.code).toBe(
      'slotTaken',
    );
  expect((await ask({}, 'at-last')).status).toBe(200);
});

it('A-07 a client writes so many notes an hour, staff as many as they need', async () => {
  const { id } = await on.send(requests, 'client2');
  const statuses = async (as: 'client2' | 'Admin') => {
    const found: number[] = [];
    for (let number = 0; number < 4; number += 1)
      found.push((await on.note(requests, id, { text: `Note ${number}` }, as)).status);
    return found;
  };
  expect(await statuses('client2')).toEqual([200, 200, 429, 429]);
  expect(await statuses('Admin')).toEqual([200, 200, 200, 200]);
});
