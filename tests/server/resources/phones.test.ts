import { expect, it } from 'vitest';
import { z } from 'zod';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const person = {
  fullNameAr: 'هدى الشمري',
  fullNameEn: 'Huda Alshammari',
  email: 'huda@phones.example',
  mobileNumber: '٠٥٥ ٨٠٠ ١٢١٢',
  whatsAppNumber: '010 0123 4567',
  branchId: 1,
  role: 'User',
  password: 'Palm-and-river-77',
  confirmPassword: 'Palm-and-river-77',
};
const found = async (resource: string, search: string) => {
  const query = { SearchTerm: search, PageSize: '100' };
  const answer = await host.call('GET', `/api/${resource}/GetAll`, { as: 'Admin', query });
  return z
    .array(z.object({ email: z.string() }))
    .parse(answer.body.data)
    .map(({ email }) => email);
};

it('R269 numbers are taken as people type them, kept as E.164, and found by any part in any writing', async () => {
  const made = await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body: person });
  expect(made.body.data).toMatchObject({ mobileNumber: '+966558001212', whatsAppNumber: '+201001234567' });
  for (const search of [
    '0558001212',
    '٠٥٥٨٠٠١٢١٢',
    '055 800 1212',
    '+966 55 800 1212',
    '00966558001212',
    '966558001212',
    '0558',
    '٠٥٥٨',
    '8001212',
    '800 1212',
    '1212',
    'huda 0558 001',
    'huda +966 558',
    '٨٠٠ هدى',
  ])
    expect([search, await found('ApplicationUsers', search)]).toEqual([search, [person.email]]);
  for (const search of ['0558001213', '0559', 'huda 0777'])
    expect([search, await found('ApplicationUsers', search)]).toEqual([search, []]);
});

it('a number, or a name, that was pasted with the mark of Arabic text was found nowhere', async () => {
  for (const search of [
    '\u061c0558001212',
    '\u061c٠٥٥\u061c ٨٠٠ ١٢١٢',
    '\u061cهدى\u061c الشمري',
    'huda\u061c',
  ])
    expect([search, await found('ApplicationUsers', search)]).toEqual([search, [person.email]]);
});

it('the last digits of a number found the numbers of others, as a zero that stood before them was dropped', async () => {
  for (const search of ['0212', '00212', '000212', '٠٢١٢', '0655', '0665', '0661'])
    expect([search, await found('ApplicationUsers', search)]).toEqual([search, []]);
});

it('a visitor’s number is found in the same ways, and a number in a message as it stands there', async () => {
  const message = { email: 'visitor@phones.example', message: 'Case 0042 of 2025, please call me.' };
  const sent = await host.call('POST', '/api/ContactMessages/Add', {
    body: { ...message, phone: '00 20 100 765 4321' },
  });
  expect(sent.body.error ?? null).toBeNull();
  for (const search of ['01007654321', '٠١٠٠ ٧٦٥', '765 4321', '0042 2025', '0042'])
    expect([search, await found('ContactMessages', search)]).toEqual([search, [message.email]]);
});

it('a search for digits by a client finds no more than it did: a reference is written in one way', async () => {
  await mattersOn(host).send(requests, 'User');
  const answer = await host.call('GET', '/api/Requests/GetAll', {
    as: 'User',
    query: { SearchTerm: '202' },
  });
  const rows = z.array(z.object({ number: z.string() })).parse(answer.body.data);
  expect(rows.length).toBeGreaterThan(0);
  for (const { number } of rows) expect(number).toContain('202');
});
