import { describe, expect, it } from 'vitest';
import { titleWords } from '#contract/audit.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const ordered: AnyResource[] = resources.filter(({ list }) => list.reorder);

describe.each(ordered.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  const idsOf = async (as: Person = 'Admin', query: Record<string, string> = {}): Promise<number[]> => {
    const path = callPath(resource, resource.verbs.list);
    const { body } = await host.call('GET', path, { as, query: { PageSize: '100', ...query } });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };
  const reorder = (ids: unknown, as: Person = 'Admin') =>
    host.call('PUT', callPath(resource, resource.verbs.reorder), { as, body: { ids } });

  it('R58 a new record stands last; a list that is put into an order is read in it, also by visitors', async () => {
    const before = await idsOf();
    const made = await host.call('POST', callPath(resource, resource.verbs.create), {
      as: 'Admin',
      body: buildRecord(resource),
    });
    const { id } = made.body.data as { id: number };
    expect(await idsOf()).toEqual([...before, id]);
    const wanted = [id, ...before.toReversed()];
    expect((await reorder(wanted)).status).toBe(200);
    expect(await idsOf()).toEqual(wanted);
    expect(await idsOf(null)).toEqual(wanted);
  });

  it('some of the records change places among each other, the others stay', async () => {
    const [first = 0, second = 0, third = 0, ...rest] = await idsOf();
    await reorder([third, first]);
    expect(await idsOf()).toEqual([third, second, first, ...rest]);
  });

  it('a record that somebody edits keeps its version; who moved what is in the journal', async () => {
    const [first = 0, second = 0] = await idsOf();
    const read = () => host.call('GET', callPath(resource, resource.verbs.read, first), { as: 'Admin' });
    const before = (await read()).body.data as { version: number; position: number };
    const seen: ChangeEvent[] = [];
    const stop = host.changes.subscribe((event) => seen.push(event));
    await reorder([second, first]);
    stop();
    const after = (await read()).body.data as { id: number; version: number; position: number };
    expect([after.version, after.position]).toEqual([before.version, before.position + 1]);
    expect(seen).toMatchObject([{ resource: resource.name, type: 'updated' }]);
    const { rows } = await host.database.pool.query(
      `select changes, record_ar as ar, record_en as en from audit_entries where resource = $1 and record_id = $2 and operation = 'reordered' order by id desc limit 1`,
      [resource.name, first],
    );
    expect(rows).toEqual([
      { changes: { position: [before.position, after.position] }, ...titleWords(resource, after) },
    ]);
  });

  it('a record that is not there, is named twice or waits in the trash changes nothing', async () => {
    const before = await idsOf();
    const [first = 0, second = 0] = before;
    expect((await reorder([second, first, 2_000_000_000])).status).toBe(404);
    expect((await reorder([second, second])).status).toBe(400);
    expect((await reorder([])).status).toBe(400);
    // The first test made it, so that nothing points at it.
    const made = Math.max(...before);
    const others = before.filter((id) => id !== made);
    await host.call('DELETE', callPath(resource, resource.verbs.delete, made), { as: 'Admin' });
    expect((await reorder([others[0], made])).status).toBe(404);
    expect(await idsOf()).toEqual(others);
    await host.call('POST', callPath(resource, resource.verbs.restore, made), { as: 'Admin' });
  });

  it('two orders at once leave one of them', async () => {
    const before = await idsOf();
    const [first = 0, ...rest] = before;
    const others = [before.toReversed(), [...rest, first]];
    const answers = await Promise.all(others.map((ids) => reorder(ids)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(others).toContainEqual(await idsOf());
  });
});
