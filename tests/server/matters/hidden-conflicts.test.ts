import { expect, it } from 'vitest';
import { conflictPaths } from '#contract/conflicts.ts';
import { requests } from '#resources/requests.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const { write, foundAbout, conflictsOf } = conflictsOn(host);
const clear = { decision: 'clear', sentence: 'لا صلة بين القضيتين', after: null };

/** A record with these parties, from which a colleague is walled off. */
async function behindWall(names: readonly string[], as: 'Admin' | 'CustomerService'): Promise<number> {
  const { id } = await on.send(requests, 'client2');
  await write(
    requests,
    id,
    names.map((nameEn) => ({ nameEn, side: 'own' })),
  );
  await wallOff(pool, { resource: 'requests', recordId: id }, [await host.userIdOf(as)]);
  const read = async () => (await host.call('GET', `/api/Requests/GetById/${id}`, { as })).status;
  // What a caller is, is known for two seconds.
  await expect.poll(read).toBe(404);
  return id;
}

it('whoever tries names learns of a record behind a wall that somebody must decide, and neither who, how many nor how alike', async () => {
  await behindWall(['Salman Albarqi', 'Salman Albarqi', 'Nuh Alkindi Aljurhumi'], 'CustomerService');
  const { id } = await on.send(requests);
  const quiet = { hits: [], isHeldElsewhere: false };
  expect(await foundAbout(requests, id, 'CustomerService')).toEqual(quiet);
  const held = { hits: [], isHeldElsewhere: true };
  // Two of the name, one that is nearly it, one in other letters: the answers are the same.
  for (const tried of [
    { nameEn: 'Salman Albarqi' },
    { nameEn: 'Nuh Aljurhumi' },
    { nameAr: 'سلمان البرقي' },
  ]) {
    await write(requests, id, [{ ...tried, side: 'other' }]);
    const answer = await host.call('GET', conflictPaths.read(requests, id), { as: 'CustomerService' });
    expect(answer.body.data).toEqual(held);
    expect((await foundAbout(requests, id, 'Admin')).hits.length).toBeGreaterThan(0);
  }
  expect((await on.move(requests, 'resolve', id)).body.error?.code).toBe('conflictOpen');
  // What is decided about them is silent.
  for (const { id: conflictId, settled } of await conflictsOf(requests, id, 'Admin')) {
    if (settled) continue;
    const body = { ...clear, conflictId };
    expect((await host.call('POST', conflictPaths.decide(requests, id), { as: 'Admin', body })).status).toBe(
      200,
    );
  }
  expect(await foundAbout(requests, id, 'CustomerService')).toEqual(quiet);
  // Nor does what was settled without a decision tell of them.
  await write(requests, id, []);
  expect(await foundAbout(requests, id, 'CustomerService')).toEqual(quiet);
});

it('an Admin decides about nobody who is kept from them: the answer is that of a hit that never was', async () => {
  await behindWall(['Yunus Alhadrami'], 'Admin');
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameEn: 'Yunus Alhadrami', side: 'other' }]);
  expect(await foundAbout(requests, id, 'Admin')).toEqual({ hits: [], isHeldElsewhere: true });
  const [hit] = await conflictsOf(requests, id, 'CustomerService');
  expect(hit?.outcomes).toEqual([]);
  const ends = [hit?.id, 2_000_000].map((conflictId) =>
    host.call('POST', conflictPaths.decide(requests, id), { as: 'Admin', body: { ...clear, conflictId } }),
  );
  const [hidden, unknown] = await Promise.all(ends);
  expect([hidden?.status, hidden?.body.error]).toEqual([404, unknown?.body.error]);
});
