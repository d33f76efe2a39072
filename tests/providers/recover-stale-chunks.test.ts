import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving } from '#providers/browser/history-blocker.ts';
import { STALE_PROGRAM, holdPage, keepFromReload } from '#providers/browser/held-page.ts';
import { recoverShown, recoverStaleChunks } from '#providers/browser/recover-stale-chunks.ts';

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#providers/browser/leave.ts', () => ({ reloadPage }));

recoverStaleChunks();
let story = 0;
const miss = (chunk: string) =>
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), {
      payload: new Error(`Failed to fetch ${chunk}-${story}.js`),
    }),
  );
const missTwo = () => {
  miss('first');
  miss('second');
};
const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

afterEach(() => {
  story += 1;
  vi.useRealTimers();
  vi.restoreAllMocks();
  reloadPage.mockReset();
  sessionStorage.clear();
});

test('C-09 what a new release has taken away brings one reload, and no second within half a minute', async () => {
  const asked = answering(() => Promise.resolve(new Response(null)));
  missTwo();
  await expect.poll(() => reloadPage).toHaveBeenCalledTimes(1);
  missTwo();
  await Promise.resolve();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is replaced behind its proxy', () => Promise.resolve(new Response(null, { status: 502 }))],
])('a page whose host %s stays as it is, and is helped once the host is back', async (_, answer) => {
  const asked = answering(answer);
  missTwo();
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadPage).not.toHaveBeenCalled();
  answering(() => Promise.resolve(new Response(null)));
  missTwo();
  await expect.poll(() => reloadPage).toHaveBeenCalledTimes(1);
});

test('a chunk that a reload does not bring back is asked for again without a reload every half a minute', async () => {
  answering(() => Promise.resolve(new Response(null)));
  miss('first');
  await expect.poll(() => reloadPage).toHaveBeenCalledTimes(1);
  // The page after the reload.
  miss('first');
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  miss('first');
  await vi.advanceTimersByTimeAsync(10);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  // Another one may well be of a newer release.
  miss('other');
  await vi.advanceTimersByTimeAsync(10);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test.each([
  ['somebody writes into a form', holdPage],
  ['a part is only missed', keepFromReload],
  ['something would be lost', () => guardLeaving({ handleMove: () => undefined, ask: () => undefined })],
])('a page on which %s reloaded by itself after a deployment', async (_, begin) => {
  answering(() => Promise.resolve(new Response(null)));
  const told = vi.fn<() => void>();
  window.addEventListener(STALE_PROGRAM, told);
  const end = begin();
  missTwo();
  await expect.poll(() => told).toHaveBeenCalledTimes(1);
  expect(reloadPage).not.toHaveBeenCalled();
  end();
  window.removeEventListener(STALE_PROGRAM, told);
  missTwo();
  await expect.poll(() => reloadPage).toHaveBeenCalledTimes(1);
});

test('staff who left a form for a page that a deployment had taken away read an error, and had to reload by hand', async () => {
  const asked = answering(() => Promise.resolve(new Response(null)));
  const endForm = holdPage();
  miss('page');
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadPage).not.toHaveBeenCalled();
  // The form is gone with the page that it stood on; what is shown instead is the error.
  endForm();
  const shown = new Error(`Failed to fetch page-${story}.js`);
  recoverShown(shown);
  await expect.poll(() => reloadPage).toHaveBeenCalledTimes(1);
  // What is drawn while the page is on its way to the reload begins no other.
  recoverShown(shown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a part that does not come for another reason than a deployment brings no reload', async () => {
  const asked = answering(() => Promise.resolve(new Response(null)));
  recoverShown(new Error('The line is cut'));
  recoverShown(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});
