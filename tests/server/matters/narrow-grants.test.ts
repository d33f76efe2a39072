import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Access, NarrowReach } from '#contract/access.ts';
import { refusalsSchema } from '#contract/bulk.ts';
import { calendarFeedCalls, madeFeedSchema } from '#contract/calendar-feed.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { reference } from '#contract/fields.ts';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import { clientReviews } from '#resources/client-reviews.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { lookForJobs } from '#tests/support/look-for-jobs.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const LAWYER = 4;
const NARROW: readonly NarrowReach[] = ['assigned', 'office'];

/** The shipped matters, of which the support reaches some; accounts, read by office; reviews that name a request. */
function narrowed(reach: NarrowReach): AnyResource[] {
  const support = { Admin: 'all', CustomerService: reach } as const;
  const reviewers = { Admin: 'all', CustomerService: 'all' } as const;
  const access: Access = {
    list: reviewers,
    read: reviewers,
    create: reviewers,
    update: reviewers,
    delete: false,
  };
  return resources.map((resource): AnyResource => {
    const matter = matters.find(({ name }) => name === resource.name);
    if (resource.name === clientReviews.name) {
      const { publicIn: _setting, publicWhen: _switch, ...reviews } = clientReviews;
      const branchId = reference({
        label: { ar: 'الطلب', en: 'Request' },
        to: requests.name,
        optional: true,
        filterable: true,
      });
      return { ...reviews, access, fields: { ...reviews.fields, branchId } };
    }
    if (resource.name === users.name)
      return { ...users, office: 'branchId', access: { ...users.access, read: { Admin: 'office' } } };
    if (!matter) return resource;
    const moves = Object.fromEntries(
      Object.entries(matter.workflow.moves).map(([name, move]) => {
        const isOfStaff = move.access.CustomerService !== undefined;
        return [name, isOfStaff ? { ...move, access: { ...move.access, ...support } } : move];
      }),
    );
    return {
      ...matter,
      workflow: { ...matter.workflow, moves },
      actions: { ...matter.actions, ...moves },
      access: {
        ...matter.access,
        list: { ...support, User: 'own' },
        read: { ...support, User: 'own' },
        update: support,
      },
    };
  });
}

describe.each(NARROW)('%s', (reach) => {
  let host: TestHost;
  let on: ReturnType<typeof mattersOn>;
  const query = (text: string, values: unknown[] = []) => host.database.pool.query(text, values);
  beforeAll(async () => {
    host = await startTestHost({ resources: narrowed(reach), env: { MOVE_HOLD_SECONDS: '60' } });
    on = mattersOn(host);
    await query('update users set branch_id = 1, lawyer_id = $2 where id = $1', [
      await host.userIdOf('CustomerService'),
      LAWYER,
    ]);
    // It names a request here, and no office.
    await query('alter table client_reviews drop constraint client_reviews_branch_id_branches_id_fk');
    await query('delete from appointments');
  });
  afterAll(() => host.close());
  beforeEach(() => query(`delete from outbox where kind = 'heldMove'`));

  /** Makes a record one that the support reaches, or one of a colleague elsewhere. */
  async function give(resource: AnyResource, id: number, to: 'support' | 'others'): Promise<void> {
    const isTheirs = to === 'support';
    const support = await host.userIdOf('CustomerService');
    await query(`update ${matterTable(resource)} set assignee_id = $2, branch_id = $3 where id = $1`, [
      id,
      isTheirs === (reach === 'assigned') ? support : null,
      isTheirs === (reach === 'office') ? 1 : 2,
    ]);
  }
  async function sent(resource: AnyResource, to: 'support' | 'others'): Promise<number> {
    const { id } = await on.send(resource);
    await give(resource, id, to);
    return id;
  }

  it('a new reference to a record that is out of reach is refused as one to none', async () => {
    const [mine, other] = [await sent(requests, 'support'), await sent(requests, 'others')];
    const named = async (branchId: number, as: 'Admin' | 'CustomerService' = 'CustomerService') => {
      const body = { ...buildRecord(clientReviews, { role: 'Admin' }), branchId };
      const answer = await host.call('POST', callPath(clientReviews, 'Add'), { as, body });
      return answer.body.error?.fields?.['branchId']?.code ?? answer.status;
    };
    expect(await named(mine)).toBe(200);
    expect(await named(other)).toBe('referenceMissing');
    expect(await named(2_000_000)).toBe('referenceMissing');
    expect(await named(other, 'Admin')).toBe(200);
  });

  it('what pointed at a record before it left their reach stays, and is not pointed at anew', async () => {
    const id = await sent(requests, 'support');
    const body = { ...buildRecord(clientReviews, { role: 'Admin' }), branchId: id };
    const made = await host.call('POST', callPath(clientReviews, 'Add'), { as: 'CustomerService', body });
    const review = Number((made.body.data as { id: number }).id);
    await give(requests, id, 'others');
    const save = async (branchId: number | null) =>
      (
        await host.call('PUT', callPath(clientReviews, 'Update'), {
          as: 'CustomerService',
          body: { ...body, branchId, id: review },
        })
      ).status;
    expect(await save(id)).toBe(200);
    expect(await save(null)).toBe(200);
    expect(await save(id)).toBe(400);
  });

  it('what a narrowed reference offers can be saved, also where the account itself is out of reach', async () => {
    const [admin, colleague] = [await host.userIdOf('Admin'), await host.userIdOf('CustomerService')];
    await query('update users set branch_id = 2 where id = $1', [admin]);
    const account = callPath(users, users.verbs.read, colleague);
    expect((await host.call('GET', account, { as: 'Admin' })).status).toBe(404);
    const offered = await host.call('GET', callPath(requests, requests.verbs.choices), {
      as: 'Admin',
      query: { Field: 'assigneeId' },
    });
    expect(offered.body.data).toContainEqual(expect.objectContaining({ id: colleague }));
    const body = { id: await sent(requests, 'others'), assigneeId: colleague };
    const saved = await host.call('PUT', callPath(requests, requests.verbs.update), { as: 'Admin', body });
    expect(saved.body.error ?? saved.status).toBe(200);
  });

  const hold = async (ids: number[]) => {
    const path = callPath(requests, actionLaterVerb('markContacted'));
    const answer = await host.call('POST', path, { as: 'CustomerService', body: { ids } });
    return heldChangeSchema.parse(answer.body.data).id;
  };
  const statusOf = async (id: number) => (await on.read(requests, id)).status;

  it('a held move is not made of a record that changes hands while it waits: its holder is told in place', async () => {
    const [kept, given] = [await sent(requests, 'support'), await sent(requests, 'support')];
    const held = await hold([kept, given]);
    await give(requests, given, 'others');
    const make = () =>
      host.call('POST', callPath(requests, requests.verbs.makeHeldChange, held), { as: 'CustomerService' });
    const answer = await make();
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
    // By its number alone, as what never was.
    expect(refusalsSchema.parse(answer.body.data).refusals).toMatchObject([
      { id: given, title: '', code: 'notFound' },
    ]);
    expect([await statusOf(kept), await statusOf(given)]).toEqual(['Pending', 'Pending']);
    expect((await make()).body.data).toEqual({ ids: [] });
  });

  it('the same of a move whose tab was closed: its holder is told by the bell that it was not made', async () => {
    const id = await sent(requests, 'support');
    const held = await hold([id]);
    await give(requests, id, 'others');
    await query('update outbox set run_at = now() where id = $1', [held]);
    await lookForJobs(host);
    const told = async () =>
      (
        await query(
          `select params from notifications where user_id = $1 and kind = 'moveRefused' and record_id = $2`,
          [await host.userIdOf('CustomerService'), id],
        )
      ).rows;
    // Nothing of the record but its number, which the holder gave.
    await expect.poll(told).toEqual([{ params: {} }]);
    expect(await statusOf(id)).toBe('Pending');
    expect((await query('select from outbox where id = $1 and done_at is null', [held])).rowCount).toBe(0);
  });

  it('an appointment is given to the calendar of whoever reaches the record, and stands in no other feed', async () => {
    const made = await host.call('POST', calendarFeedCalls.make, { as: 'CustomerService', body: {} });
    const feed = madeFeedSchema.parse(made.body.data).path;
    const numbers = new Map<'support' | 'others', number>();
    for (const [at, to] of (['support', 'others'] as const).entries()) {
      const id = await sent(consultations, to);
      const body = { scheduledAt: freeDay(at + 3), consultantId: LAWYER, place: '' };
      expect((await on.move(consultations, 'schedule', id, { body })).status).toBe(200);
      await give(consultations, id, to);
      numbers.set(to, id);
    }
    const calendarOf = async (id: number, as: 'Admin' | 'CustomerService') =>
      (
        await host.app.inject({
          url: callPath(consultations, 'GetCalendar', id),
          headers: { authorization: `Bearer ${await host.tokenOf(as)}` },
        })
      ).statusCode;
    const [mine = 0, other = 0] = [numbers.get('support'), numbers.get('others')];
    expect([await calendarOf(mine, 'CustomerService'), await calendarOf(other, 'CustomerService')]).toEqual([
      200, 404,
    ]);
    expect([await calendarOf(mine, 'Admin'), await calendarOf(other, 'Admin')]).toEqual([200, 200]);

    const inFeed = async () =>
      [...(await host.app.inject({ url: feed })).body.matchAll(/UID:consultation-(\d+)@/g)].map(([, id]) =>
        Number(id),
      );
    expect(await inFeed()).toEqual([mine]);
    await give(consultations, mine, 'others');
    await give(consultations, other, 'support');
    expect(await inFeed()).toEqual([other]);
  });
});
