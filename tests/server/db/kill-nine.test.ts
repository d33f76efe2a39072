/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleForNode } from '#tests/support/bundle-for-node.ts';
import { startChild } from '#tests/support/child-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A few in the suite; `npm run test:trust` says how many it takes. */
const KILLS = Number(process.env['KILL_ROUNDS'] ?? 5);

let bundle: Awaited<ReturnType<typeof bundleForNode>>;
let place: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  bundle = await bundleForNode('tests/support/write-until-killed.ts');
  place = await temporaryFolder();
});

afterAll(async () => {
  await bundle?.remove();
  await place?.remove();
});

const start = (mode: string) => startChild(process.execPath, bundle.file, place.folder, mode);

interface Found {
  whole: string[];
  partial: number;
  value: number;
}

const found = (line: string): Found => JSON.parse(line.slice('found '.length));

it(
  'R378 a first start that is killed while it creates the database is made good by the next',
  { timeout: 180_000 },
  async () => {
    for (const delay of [150, 600, 1_200]) {
      const cutOff = start('read');
      await wait(delay);
      await cutOff.kill();
    }
    const next = start('read');
    expect(found(await next.line('found')).whole).toEqual([]);
    expect(await next.ended).toBe(0);
  },
);

it(
  `D-01 ${KILLS} kills during writes lose no acknowledged write and leave no partial one`,
  { timeout: 240_000 },
  async () => {
    const kept = new Set<string>();
    const check = ({ whole, partial, value }: Found) => {
      const present = new Set(whole);
      expect([...kept].filter((entry) => !present.has(entry))).toEqual([]);
      expect(partial).toBe(0);
      expect(value).toBe(whole.length);
    };

    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = start('write');
      check(found(await writer.line('found')));
      await writer.line('kept');
      await wait(Math.random() * 300);
      await writer.kill();
      for (const line of writer.lines) if (line.startsWith('kept ')) kept.add(line.slice('kept '.length));
    }

    const last = start('read');
    check(found(await last.line('found')));
    expect(await last.ended).toBe(0);
    expect(kept.size).toBeGreaterThan(KILLS);
  },
);
