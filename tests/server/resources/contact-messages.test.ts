import { expect, it } from 'vitest';
import { inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { SUBMISSIONS_PER_ADDRESS_HOUR: '6' } });

const message = {
  email: 'visitor@example.com',
  phone: '+966501234567',
  message: 'أرغب في الاستفسار عن تأسيس شركة.',
};
const send = (body: object, headers: Record<string, string> = {}) =>
  host.call('POST', '/api/ContactMessages/Add', { body, headers });
const list = async (query: Record<string, string> = {}) => {
  const { body } = await host.call('GET', '/api/ContactMessages/GetAll', { as: 'Admin', query });
  return {
    rows: body.data as { id: number; email: string; isHandled: boolean }[],
    total: body['totalCount'],
  };
};

const told = { reply: { at: expect.any(String), timeZone: expect.any(String) } };

it('R148, R354 a visitor sends a message and is told nothing but when it is answered; an Admin lists it and opens it', async () => {
  const answer = await send(message);
  expect([answer.status, answer.body.data]).toEqual([200, told]);
  const { rows } = await list({ SearchTerm: 'visitor@example' });
  expect(rows).toMatchObject([{ ...message, isHandled: false }]);
  const opened = await host.call('GET', `/api/ContactMessages/GetById/${rows[0]?.id}`, { as: 'Admin' });
  expect(opened.body.data).toMatchObject(message);
  const inboxOf = async (as: 'Admin' | 'CustomerService') =>
    inboxSchema
      .parse((await host.call('GET', inboxCalls.get, { as })).body.data)
      .items.map(({ type }) => type);
  expect([await inboxOf('Admin'), await inboxOf('CustomerService')]).toEqual([['newContactMessage'], []]);
});

it('R148 the name of whoever writes is kept and found by, and may be left out', async () => {
  const signed = { ...message, name: '  Nadia Fikry ', email: 'nadia@example.com' };
  expect((await send(signed)).status).toBe(200);
  expect((await list({ SearchTerm: 'fikry' })).rows).toMatchObject([{ ...signed, name: 'Nadia Fikry' }]);
  expect((await list({ SearchTerm: 'visitor@example' })).rows).toMatchObject([{ name: '' }]);
});

it('R257, R258, R259 a wrong address, number or short message is told at its field', async () => {
  const answer = await send({ email: 'visitor@', phone: '0501', message: 'مرحبًا' });
  expect(answer.body.error?.fields).toMatchObject({
    email: { code: 'emailInvalid' },
    phone: { code: 'phoneInvalid' },
    message: { code: 'messageTooShort', message: 'Please enter a longer message' },
  });
});

it('a form that a machine filled in is answered like any other and kept nowhere', async () => {
  const before = (await list()).total;
  const answer = await send({ ...message, website: 'https://spam.example' });
  expect([answer.status, answer.body.data]).toEqual([200, told]);
  expect((await list()).total).toBe(before);
  const empty = await send({ ...message, email: 'empty-trap@example.com', website: '' });
  expect(empty.status).toBe(200);
  expect((await list()).total).toBe(Number(before) + 1);
});

it('an Admin marks a message as handled, and finds those that are not', async () => {
  const [first] = (await list({ IsHandled: 'false' })).rows;
  const path = `/api/ContactMessages/MarkHandled/${first?.id}`;
  expect((await host.call('POST', path, { as: 'CustomerService', body: {} })).status).toBe(403);
  expect((await host.call('POST', path, { as: 'Admin', body: {} })).body.data).toMatchObject({
    isHandled: true,
  });
  expect((await list({ IsHandled: 'false' })).rows.map(({ id }) => id)).not.toContain(first?.id);
  // Somebody else was quicker.
  expect((await host.call('POST', path, { as: 'Admin', body: {} })).status).toBe(409);
});

it('A-07 one address sends only so many in an hour', async () => {
  const answers: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) answers.push((await send(message)).status);
  expect(answers.at(-1)).toBe(429);
  const answer = await send(message);
  expect(answer.body.error?.code).toBe('tooManyRequests');
});
