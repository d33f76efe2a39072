import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { HUB_PATH } from '#contract/live-events.ts';
import { faqs } from '#resources/faqs.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const document = readFileSync(`${root}docs/faq-edit.md`, 'utf8');
const [, inBrowser = '', onHost = ''] = document.split(/^## .*$/m);
/** What is written as code: a file, which may lack its folder or its end, or a folder. */
const namesIn = (text: string) => [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
const rowsOf = (text: string) => [...text.matchAll(/^\| (\d+) +\| `([^`]+)`/gm)];

/** Files beside the way itself. */
const MOST_BESIDE = 42;

const webRoot = mkdtempSync(join(tmpdir(), 'faq-edit-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
afterAll(() => rmSync(webRoot, { recursive: true }));
const host = await shareHost({
  webRoot,
  renderPage: async () => ({
    head: { title: '', description: '', isMissing: false },
    html: '',
    state: '{}',
    structuredData: '{}',
  }),
});

describe('docs/faq-edit.md', () => {
  it('counts its files: at most 40, each on one row and there', () => {
    const rows = [...rowsOf(inBrowser), ...rowsOf(onHost)];
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.length).toBeLessThanOrEqual(40);
    const [own, hosts] = [rowsOf(inBrowser).length, rowsOf(onHost).length];
    expect(document).toContain(`${own} in the browser and ${hosts} on the host, ${own + hosts} in all`);
    const paths = rows.map(([, , path = '']) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  it('names every file of the host that the edit of a question runs, and no row that it does not', async () => {
    const body = buildRecord(faqs, { number: 901 });
    const { body: made } = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
    const { id } = made.data as { id: number }; // the answer of this host
    const screen = await openScreen();
    const edit = async (answerEn: string, version: number) => {
      const isTold = new Promise((told) => screen.on('Changed', told));
      const answer = await host.call('PUT', '/api/Faqs/Update', {
        as: 'Admin',
        body: { ...body, id, answerEn },
        headers: { 'if-match': `"${version}"` },
      });
      expect(answer.status).toBe(200);
      await isTold;
      screen.off('Changed');
      await turn();
    };
    // The first one fills what is kept, and what a host does after its start is done.
    await edit('First', 1);
    await new Promise((done) => setTimeout(done, 500));
    const runs: ReadonlySet<string>[] = [];
    for (let version = 2; version <= 6; version += 1)
      runs.push(await filesRunBy(() => edit(`Version ${version}`, version)));
    // What comes by every two seconds comes by in some of them, however slow the machine.
    const run = [...(runs[0] ?? [])].filter((path) => runs.every((files) => files.has(path)));
    const named = namesIn(onHost);
    const unnamed = run.filter((path) => !named.some((name) => isNamed(path, name)));
    expect(unnamed.toSorted()).toEqual([]);
    const rows = rowsOf(onHost).map(([, , path = '']) => path);
    const beside = run.filter((path) => !rows.includes(path) && !path.startsWith('server/db/embedded/'));
    expect(onHost).toContain(`Beside them stand at most ${MOST_BESIDE} that answer one question`);
    expect(beside.length).toBeLessThanOrEqual(MOST_BESIDE);
    // A definition and a table are read, and run nothing.
    const idle = rows.filter(
      (path) => !run.includes(path) && !/^(src\/resources|server\/db\/tables)\//.test(path),
    );
    expect(idle).toEqual([]);
  });
});

/** A list of questions that an Admin has open, as the editor has. It hears of the change. */
async function openScreen(): Promise<HubConnection> {
  const address = await host.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await host.tokenOf('Admin');
  const connection = new HubConnectionBuilder()
    .withUrl(address + HUB_PATH, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  await connection.invoke('Watch', 'en');
  onTestFinished(() => connection.stop());
  return connection;
}

const isNamed = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}/`) || path.endsWith(`/${name}`) || path.endsWith(`/${name}.ts`);

/** The files of ours of which something runs until this is done. */
async function filesRunBy(act: () => Promise<void>): Promise<ReadonlySet<string>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await act();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return new Set(
      result
        .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        .map(({ url }) => url.replace(/^file:\/\//, ''))
        .filter((path) => path.startsWith(root) && !/\/(node_modules|tests)\//.test(path))
        .map((path) => path.slice(root.length)),
    );
  } finally {
    session.disconnect();
  }
}
