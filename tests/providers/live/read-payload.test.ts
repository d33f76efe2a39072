import { describe, expect, it } from 'vitest';
import { readPayload } from '#providers/live/read-payload.ts';

const now = new Date('2026-03-20T10:00:00Z');
const read = (given: unknown) => readPayload(given, true, now);
const payload = {
  Id: 7,
  Title: 'New service request',
  Message: 'New service request #R-2026-00042',
  Type: 'newRequest',
  userServiceId: 42,
  userConsultationId: null,
  noteId: null,
};
const shown = {
  id: 7,
  title: 'New service request',
  message: 'New service request #R-2026-00042',
  type: 'newrequest',
  isStaffNotification: true,
  userServiceId: 42,
  userConsultationId: null,
  noteId: null,
  timestamp: now.toISOString(),
  isRead: false,
};
const lower = (given: object) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));

describe('R310 a payload is read', () => {
  it('as an object and as its JSON, its keys in any letter case', () => {
    for (const form of [payload, lower(payload)]) {
      expect(read(form)).toEqual(shown);
      expect(read(JSON.stringify(form))).toEqual(shown);
    }
  });

  it('with ids as numbers or digits, and of the note also as an object or its JSON', () => {
    expect(read({ ...payload, Id: '7', userServiceId: '42' })).toEqual(shown);
    for (const noteId of [9, '9', { id: 9 }, '{"Id":9}', { noteId: '9' }])
      expect(read({ ...payload, noteId })?.noteId).toBe(9);
    for (const noteId of ['x', {}, [], false, -1])
      expect(read({ ...payload, noteId })?.noteId ?? null).toBeNull();
  });

  it('R157 with the type in small letters, `info` where there is none', () => {
    expect(read({ ...payload, Type: 'WARNING' })?.type).toBe('warning');
    for (const Type of ['', null, undefined, 5]) expect(read({ ...payload, Type })?.type).toBe('info');
  });

  it('without a message by its title', () => {
    expect(read({ Id: 1, Title: 'Hello' })).toMatchObject({ title: 'Hello', message: 'Hello' });
  });
});

it('R315 what cannot be read is dropped', () => {
  for (const given of [
    undefined,
    null,
    '',
    'hello',
    '{',
    '[]',
    5,
    [],
    {},
    { Id: 0, Message: 'x' },
    { Id: 1 },
  ])
    expect(read(given)).toBeNull();
});
