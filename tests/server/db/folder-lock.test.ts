import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from '#server/db/embedded/heartbeat.ts';
import { bundleForNode } from '#tests/support/bundle-for-node.ts';
import { startChild, type RunningChild } from '#tests/support/child-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  place = await temporaryFolder();
});

afterEach(() => place.remove());

const bundle = await bundleForNode('tests/support/hold-folder.ts');
afterAll(bundle.remove);

const compete = (name = 'database') =>
  startChild(process.execPath, bundle.file, path.join(place.folder, name));

const verdict = (child: RunningChild) => Promise.any([child.line('won'), child.line('refused')]);

it('of processes racing for one folder exactly one wins, the others say why; after kill -9 it is free at once', async () => {
  const racers = Array.from({ length: 4 }, () => compete());
  const verdicts = await Promise.all(racers.map(verdict));
  expect(verdicts.filter((line) => line === 'won')).toHaveLength(1);
  for (const line of verdicts.filter((other) => other !== 'won')) {
    expect(line).toMatch(
      /refused The database folder .* is already open in another process\. Stop that one first/,
    );
  }

  await racers[verdicts.indexOf('won')]?.kill();
  const next = compete();
  expect(await verdict(next)).toBe('won');
  await Promise.all([...racers, next].map((child) => child.kill()));
});

it('a folder that was moved while it is open is refused under its new name too', async () => {
  const holder = compete();
  expect(await verdict(holder)).toBe('won');
  await rename(path.join(place.folder, 'database'), path.join(place.folder, 'moved'));
  const next = compete('moved');
  expect(await verdict(next)).toMatch(/is already open in another process/);
  await Promise.all([holder.kill(), next.kill()]);
});

const times = { beat: 40, silence: 160 };
const foreign = 'other-machine||net:[1] 7a1e';

it("a live heartbeat of another machine refuses the folder, a dead one's is taken over", async () => {
  const file = path.join(place.folder, 'database.lock');
  const beats: Promise<void>[] = [];
  const other = setInterval(() => beats.push(writeFile(file, `${foreign} ${beats.length + 1}`)), times.beat);
  await writeFile(file, `${foreign} 0`);
  expect(await createHeartbeat(file, times).start(() => undefined)).toBe(false);
  clearInterval(other);
  // One that is still on its way would be taken for life.
  await Promise.all(beats);

  const heartbeat = createHeartbeat(file, times);
  expect(await heartbeat.start(() => undefined)).toBe(true);
  expect(await readFile(file, 'utf8')).not.toContain('other-machine');
  await heartbeat.stop();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it("a killed process's heartbeat on the same machine is taken over without waiting", async () => {
  const file = path.join(place.folder, 'database.lock');
  const killed = createHeartbeat(file, times);
  await killed.start(() => undefined);
  const left = await readFile(file, 'utf8');
  await killed.stop();
  await writeFile(file, left);

  const next = createHeartbeat(file, { beat: 60_000, silence: 60_000 });
  expect(await next.start(() => undefined)).toBe(true);
  await next.stop();
});

it('an owner that was suspended notices that another machine has taken the folder over, and leaves its file', async () => {
  const file = path.join(place.folder, 'database.lock');
  const onLost = vi.fn();
  const heartbeat = createHeartbeat(file, times);
  await heartbeat.start(onLost);
  await writeFile(file, `${foreign} 1`);
  // The other one keeps writing, as it would.
  const other = setInterval(() => void writeFile(file, `${foreign} 2`), 5);
  await expect.poll(() => onLost).toHaveBeenCalledOnce();
  clearInterval(other);
  await heartbeat.stop();
  expect(await readFile(file, 'utf8')).toContain('other-machine');
  await rm(file);
});
