import { expect, it } from 'vitest';
import { bulkDoneSchema } from '#contract/bulk.ts';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { publishingPaths } from '#contract/publishing.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import { articles } from '#resources/articles.ts';
import { requests } from '#resources/requests.ts';
import { RENAMED_CALLS } from '#server/http/renamed-calls.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { MOVE_HOLD_SECONDS: '60' } });
const on = mattersOn(host);

async function held(): Promise<{ record: number; id: number }> {
  const record = (await on.send(requests)).id;
  const { body } = await host.call('POST', callPath(requests, actionLaterVerb('markContacted')), {
    as: 'Admin',
    body: { ids: [record] },
  });
  return { record, id: heldChangeSchema.parse(body.data).id };
}

it('whoever had the panel open when the next release came could neither make nor take back what they held', async () => {
  const { record, id } = await held();
  const state = () => host.call('GET', `/api/Requests/GetHeldMove/${id}`, { as: 'Admin' });
  expect((await state()).body.data).toEqual({ state: 'waiting' });
  const made = await host.call('POST', `/api/Requests/MakeMove/${id}`, { as: 'Admin' });
  expect([made.status, made.body.data]).toEqual([200, { ids: [record] }]);
  expect((await state()).body.data).toEqual({ state: 'made' });
  const other = await held();
  const back = await host.call('POST', `/api/requests/takebackmove/${other.id}/`, { as: 'Admin' });
  expect([back.status, back.body.data]).toEqual([200, { isTakenBack: true }]);
});

it('nor publish what they held, or leave it', async () => {
  const { rows } = await host.database.pool.query<{ id: number }>(
    'select id from articles order by id limit 1',
  );
  const ids = rows.map(({ id }) => id);
  const hold = async () => {
    const { body } = await host.call('POST', publishingPaths.unpublishManyLater(articles), {
      as: 'Admin',
      body: { ids, language: 'ar' },
    });
    return heldChangeSchema.parse(body.data).id;
  };
  const back = await host.call('POST', `/api/Articles/TakeBackPublishing/${await hold()}`, { as: 'Admin' });
  expect(back.body.data).toEqual({ isTakenBack: true });
  const made = await host.call('POST', `/api/Articles/MakePublishing/${await hold()}`, { as: 'Admin' });
  expect(bulkDoneSchema.parse(made.body.data).ids).toEqual(ids);
});

it('an earlier name stands for a call that is there, and is none of those of today', () => {
  const named = new Set(host.app.declaredRoutes.map(({ url }) => url.split('/')[3]));
  for (const [earlier, name] of Object.entries(RENAMED_CALLS)) {
    expect([name, named.has(name)]).toEqual([name, true]);
    expect([earlier, [...named].some((each) => each?.toLowerCase() === earlier)]).toEqual([earlier, false]);
  }
});

it('nothing else is answered at another address than its own', async () => {
  for (const url of ['/api/Requests/constructor/1', '/api/Requests/MakeMoves/1', '/api/MakeMove/1'])
    expect([url, (await host.call('POST', url, { as: 'Admin' })).status]).toEqual([url, 404]);
});
