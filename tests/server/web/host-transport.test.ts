import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { readingBy, send } from '#src/rendering/host-transport.ts';

const page = (path: string) => ({ method: 'GET', path }) as const;

afterEach(() => vi.restoreAllMocks());

test('pages that are drawn at once are each read by their own, also after another one has ended', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  const slow = readingBy(
    async (url) => `slow ${url}`,
    async () => {
      await held;
      return send(page('/api/Faqs/GetAll'));
    },
  );
  const quick = await readingBy(
    async (url) => `quick ${url}`,
    () => send(page('/api/Branches/GetAll')),
  );
  expect(quick.body).toBe('quick /api/Branches/GetAll');
  expect(disable).not.toHaveBeenCalled();
  release();
  expect((await slow).body).toBe('slow /api/Faqs/GetAll');
  expect(disable).toHaveBeenCalledOnce();
});

test('a page that could not be read leaves the promises of the API alone like any other', async () => {
  const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  const broken = readingBy(
    () => Promise.reject(new Error('not to be had')),
    () => send(page('/api/Faqs/GetAll')),
  );
  await expect(broken).rejects.toThrow('not to be had');
  expect(disable).toHaveBeenCalledOnce();
});

test('a call that belongs to no page is refused, also after pages were drawn', async () => {
  await readingBy(
    async () => null,
    () => send(page('/api/Faqs/GetAll')),
  );
  await expect(send(page('/api/Faqs/GetAll'))).rejects.toThrow('was called while a page was drawn');
});
