import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startCluster } from '../../../scripts/lib/cluster.mjs';
import { type RunningChild, startChild } from '#tests/support/child-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** As the host from outside: it says where it listens. At `/die` it dies, and with `DIES` after a moment by itself. */
const HOST = `
import { createServer } from 'node:http';
createServer(({ url }, response) => {
  if (url === '/die') process.exit(7);
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log('Yamama & Fustat: here');
  if (process.env.DIES) setTimeout(() => process.exit(7), 20);
});
`;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let script: string;
beforeAll(async () => {
  place = await temporaryFolder();
  script = join(place.folder, 'host.mjs');
  await writeFile(script, HOST);
});
const running: RunningChild[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.kill();
});
afterAll(() => place.remove());

/** The process that answers; empty where none does. */
const processAt = (address = '', path = '/') =>
  fetch(address + path).then(
    (answer) => answer.text(),
    () => '',
  );

it('a host of start:cluster that died stayed away for ever', async () => {
  const cluster = await startCluster({ env: {}, script, restartAfter: 10 });
  const [address] = cluster.hosts;
  const first = await processAt(address);
  await processAt(address, '/die');
  const later: string[] = [];
  await expect
    .poll(async () => {
      later.push(await processAt(address));
      return later.some((id) => id !== '' && id !== first);
    })
    .toBe(true);
  await cluster.kill(0);
  // Longer than a host that died by itself stays away.
  await new Promise((resume) => setTimeout(resume, 500));
  expect(await processAt(address)).toBe('');
  await cluster.stop();
  expect(await Promise.all(cluster.hosts.map((each) => processAt(each)))).toEqual(['', '']);
});

it('a host of start:cluster that died again and again left the others alone, and no supervisor heard of it', async () => {
  const run = startChild(
    process.execPath,
    '--input-type=module',
    '-e',
    `import { startCluster } from ${JSON.stringify(import.meta.resolve('../../../scripts/lib/cluster.mjs'))};
     await startCluster({ env: { DIES: 'yes' }, script: ${JSON.stringify(script)}, restartAfter: 10 });`,
  );
  running.push(run);
  expect(await run.ended).toBe(1);
  expect(run.lines.at(-1)).toBe('A host ended 5 times within a minute, at last with 7.');
});
