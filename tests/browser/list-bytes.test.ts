import { expect, test } from '#tests/support/browser.ts';

/** Compressed, with the heads of the answers. Bytes: 223,000 in 10 files, and with what sends 242,000. */
const SCRIPTS_MAX = 245_000;
/** Without what sends: where the rows are late, other calls are made before them. */
const OWN_MAX = 225_000;
const FILES_MAX = 20;

test('the list of users waits for few bytes of program, and for no form, dialog, menu, chart or editor', async ({
  page,
  context,
  enter,
}) => {
  await enter(page, 'admin', '/unauthorized');
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // What is loaded after the rows is not counted: the picture is taken with the first of them.
  const atFirstRow = page
    .waitForFunction(
      () =>
        document.querySelector('tbody tr td a[href^="/admin/users/"]')?.textContent
          ? performance
              .getEntriesByType('resource')
              .filter((entry) => entry instanceof PerformanceResourceTiming)
              .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
              .map(({ name, transferSize }): [string, number] => [new URL(name).pathname, transferSize])
          : null,
      null,
      {
        polling: 'raf',
      },
    )
    .then(async (scripts) => new Map((await scripts.jsonValue()) ?? []));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/users', { waitUntil: 'commit' });
  const loaded = await atFirstRow;
  expect(asked.filter((path) => path === '/api/ApplicationUsers/GetAll')).toHaveLength(1);
  expect(asked.indexOf('/api/ApplicationUsers/GetAll')).toBeLessThan(FILES_MAX);

  const bytesOf = (files: readonly [string, number][]) => files.reduce((sum, [, size]) => sum + size, 0);
  const total = bytesOf([...loaded]);
  const table = [...loaded].map(([name, size]) => `${size} ${name}`).join('\n');
  expect(total, table).toBeGreaterThan(50_000);
  expect(total, table).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(bytesOf([...loaded].filter(([name]) => !name.includes('/sending-'))), table).toBeLessThanOrEqual(
    OWN_MAX,
  );
  expect(loaded.size, table).toBeLessThanOrEqual(FILES_MAX);
  expect(table).not.toMatch(/form|drops|palette|rows-editor|crop|import-screen|toast-area|dialog|chart/);
});
