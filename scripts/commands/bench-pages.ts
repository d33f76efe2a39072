// Measures the pages that the built host draws, over 10,000 questions, 2,000 services and 500 lawyers: how many it sends
// in a second from what it keeps, to 16 and to 200 visitors at once, and how long all of them wait for the first page
// after a change. Brotli, as browsers take it; on the embedded database.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { lawyers } from '#resources/lawyers.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { createAims } from '../bench/aims.ts';
import { createDataDir, fillDatabase } from '../bench/bench-databases.ts';
import { type SluggedRecord, firstOf } from '../bench/first-of.ts';
import { seedSite } from '../bench/seed-site.ts';
import { type Target, startHost } from '../bench/servers.ts';
import { inColumns, median } from '../bench/table.ts';
import { type Undo, withUndo } from '../bench/undo.ts';

const VISITORS = [16, 200];
const CHANGES = 5;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'ar' };

/** Pages a second from what is kept. */
const KEPT_AIM = 500;
/** Until the last of all visitors has the new page. Milliseconds. */
const CHANGED_AIM = 2_000;

const HEAD = 'page|visitors|pages/s|p50/p99 ms|kB|aim|after a change: first ms|last ms|aim'.split('|');

const aims = createAims();
await withUndo(bench);
aims.end();

async function bench(undo: Undo): Promise<void> {
  const { folder, drop } = await createDataDir();
  undo.push(drop);
  await fillDatabase({ dataDir: folder }, { rows: 0, more: seedSite });
  const host = await startHost('dist/server/main.js', {
    DATA_DIR: folder,
    SECRET_KEY: randomUUID() + randomUUID(),
  });
  undo.push(host.stop);
  const [lawyer, category] = [await firstOf(host, lawyers), await firstOf(host, serviceCategories)];
  const paths = [
    pages.home.path,
    pages.faq.path,
    serviceCategoryPath(category.slug),
    lawyerPath(lawyer.slug),
  ];
  const lines: string[][] = [];
  for (const path of paths)
    for (const visitors of VISITORS)
      lines.push([
        path,
        String(visitors),
        ...(await fromCache(host, path, visitors)),
        ...(await afterChange(host, path, visitors, lawyer)),
      ]);
  console.log(`\n${inColumns([HEAD, ...lines])}`);
}

async function fromCache({ url }: Target, path: string, visitors: number): Promise<string[]> {
  const run = (seconds: number) =>
    autocannon({ url: url + path, connections: visitors, duration: seconds, headers: HEADERS });
  await run(2);
  const { duration, latency, errors, non2xx, throughput, ...result } = await run(3);
  if (errors > 0 || non2xx > 0) throw new Error(`${path}: ${errors} failed, ${non2xx} refused`);
  return [
    (result['2xx'] / duration).toFixed(0),
    `${latency.p50}/${latency.p99}`,
    (throughput.total / result['2xx'] / 1000).toFixed(1),
    aims.atLeast(`${path}, pages a second for ${visitors}`, result['2xx'] / duration, KEPT_AIM),
  ];
}

/** An edit that every page may show, and at once all visitors: when the first and the last of them has the new page. */
async function afterChange(
  host: Target,
  path: string,
  visitors: number,
  lawyer: SluggedRecord,
): Promise<string[]> {
  const rounds: { first: number; last: number }[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const changed = await fetch(host.url + callPath(lawyers, lawyers.verbs.update), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
      body: JSON.stringify({ id: lawyer.id, nameEn: `${lawyer.nameEn} ${randomUUID().slice(0, 8)}` }),
    });
    if (!changed.ok) throw new Error(`The change was refused: ${await changed.text()}`);
    const { latency, ...result } = await autocannon({
      url: host.url + path,
      connections: visitors,
      amount: visitors,
      headers: HEADERS,
    });
    if (result['2xx'] < visitors) throw new Error(`${path}: ${visitors - result['2xx']} got no page`);
    rounds.push({ first: latency.min, last: latency.max });
  }
  const last = median(rounds.map((round) => round.last));
  return [
    median(rounds.map(({ first }) => first)).toFixed(0),
    last.toFixed(0),
    aims.atMost(`${path}, ms until the last of ${visitors} has the change`, last, CHANGED_AIM),
  ];
}
