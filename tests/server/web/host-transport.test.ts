import { expect, test } from 'vitest';
import { readingBy, send } from '#src/rendering/host-transport.ts';

const page = (path: string) => ({ method: 'GET', path }) as const;

test('pages that are drawn at once are each read by their own, also after another one has ended', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
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
  release();
  expect((await slow).body).toBe('slow /api/Faqs/GetAll');
});

test('a call that belongs to no page is refused, also after pages were drawn', async () => {
  await readingBy(
    async () => null,
    () => send(page('/api/Faqs/GetAll')),
  );
  await expect(send(page('/api/Faqs/GetAll'))).rejects.toThrow('was called while a page was drawn');
});
