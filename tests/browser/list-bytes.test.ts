import { expect, test } from '#tests/support/browser.ts';

/** Compressed, with the heads of the answers. Bytes: 224,600 in 11 files, and with what sends 244,000. */
const SCRIPTS_MAX = 245_000;
/** Without what sends: the first call that the program makes itself comes after the rows. */
const OWN_MAX = 225_000;
const FILES_MAX = 20;
const LIST = '/api/ApplicationUsers/GetAll';

test(
  'the list of users waits for few bytes of program, and for no form, dialog, menu, chart or editor',
  { tag: '@journey' },
  async ({ page, context, enter }) => {
    await enter(page, 'admin', '/unauthorized');
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });

    const document = await (await page.request.get('/admin/users')).text();
    const named = new Set(Array.from(document.matchAll(/\/assets\/[\w.-]+\.js/g), ([path]) => path));
    expect(named.size).toBeGreaterThan(0);
    expect(named.size).toBeLessThanOrEqual(FILES_MAX);
    expect([...named].join('\n')).not.toMatch(
      /form|drops|palette|rows-editor|crop|import-screen|toast-area|dialog|chart|sending/,
    );

    // The program comes once the list has been asked for, and whatever the document does not name only once the row is
    // there: on a fast machine and on a slow one.
    const [program, others] = [gate(), gate()];
    await page.route('**/assets/*.js', async (route) => {
      await (named.has(new URL(route.request().url()).pathname) ? program : others).opened;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const sending = page.waitForResponse(/\/assets\/sending-/);
    await page.goto('/admin/users', { waitUntil: 'commit' });
    await expect.poll(() => asked, 'the document itself asks for the list').toContain(LIST);
    program.open();
    await expect(page.locator('tbody tr td a[href^="/admin/users/"]').first()).not.toBeEmpty();
    expect(asked.filter((path) => path === LIST)).toHaveLength(1);
    others.open();
    await (await sending).finished();

    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, transferSize }): [string, number] => [new URL(name).pathname, transferSize]),
    );
    const bytesOf = (isMeant: (path: string) => boolean) =>
      sizes.filter(([path]) => isMeant(path)).reduce((sum, [, size]) => sum + size, 0);
    const table = sizes.map(([name, size]) => `${size} ${name}`).join('\n');
    const own = bytesOf((path) => named.has(path));
    expect(own, table).toBeGreaterThan(50_000);
    expect(own, table).toBeLessThanOrEqual(OWN_MAX);
    expect(own + bytesOf((path) => path.includes('/sending-')), table).toBeLessThanOrEqual(SCRIPTS_MAX);
  },
);

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
