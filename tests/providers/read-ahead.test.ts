import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginWrite } from '#providers/own-writes.ts';
import { readAhead, readForUpdate, takeReadAhead } from '#providers/read-ahead.ts';
import { contactMessages } from '#resources/contact-messages.ts';
import { faqs } from '#resources/faqs.ts';

const readRecord = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<unknown>>());
vi.mock('#providers/load-records.ts', () => ({ loadRecords: () => Promise.resolve({ readRecord }) }));

beforeEach(() => {
  vi.useFakeTimers();
  readRecord.mockImplementation((_resource, id) =>
    Promise.resolve({ id, reading: readRecord.mock.calls.length }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  readRecord.mockReset();
});
const reading = async (id: number) => (await readForUpdate(faqs, id)) as unknown;

test('a record that was read ahead is in the form without a further call, and only once', async () => {
  readAhead(faqs, 3);
  expect(await reading(3)).toEqual({ id: 3, reading: 1 });
  expect(await reading(3)).toEqual({ id: 3, reading: 2 });
});

test('a record that is here already when its form opens is drawn with it, once', async () => {
  readAhead(faqs, 3);
  expect(takeReadAhead(faqs, 3)).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(takeReadAhead(faqs, 3)).toEqual({ id: 3, reading: 1 });
  expect(takeReadAhead(faqs, 3)).toBeUndefined();
  readAhead(faqs, 3);
  await vi.runAllTimersAsync();
  vi.advanceTimersByTime(5000);
  expect(takeReadAhead(faqs, 3)).toBeUndefined();
});

test('another record, or one read ahead too long ago, is asked for', async () => {
  readAhead(faqs, 3);
  expect(await reading(4)).toEqual({ id: 4, reading: 2 });
  readAhead(faqs, 3);
  vi.advanceTimersByTime(5000);
  expect(await reading(3)).toEqual({ id: 3, reading: 4 });
});

test('a record that was changed from its menu is asked for anew when its form is opened right after', async () => {
  readAhead(faqs, 3);
  beginWrite()();
  expect(await reading(3)).toEqual({ id: 3, reading: 2 });
});

test('what could not be read ahead is told to the form, which then asks anew', async () => {
  readRecord.mockRejectedValueOnce(new Error('no answer'));
  readAhead(faqs, 3);
  await expect(reading(3)).rejects.toThrow('no answer');
  expect(await reading(3)).toEqual({ id: 3, reading: 2 });
});

test('P-03 nothing confidential is read ahead: every reading of it is written down', async () => {
  expect(contactMessages.confidential).toBe(true);
  readAhead(contactMessages, 3);
  await Promise.resolve();
  expect(readRecord).not.toHaveBeenCalled();
});
