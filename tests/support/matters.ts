import { z } from 'zod';
import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldMap } from '#contract/fields.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import { isShown, shownValues } from '#contract/show-when.ts';
import { type ThreadEntry, threadEntrySchema } from '#contract/thread.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable } from '#server/db/matter-sql.ts';
import { buildFields, buildRecord } from './record-builder.ts';
import type { Person, TestHost } from './test-host.ts';

/** Those whose parties are compared with everybody: nobody is walled off from a record of another. */
export const comparedMatters = matters.filter(({ conflicts }) => conflicts !== undefined);

const madeSchema = z.looseObject({
  id: z.number(),
  version: z.number(),
  number: z.string(),
  status: z.string(),
});
export type Made = z.output<typeof madeSchema>;

/** What the tests do with matters, each call checked. */
export function mattersOn(host: TestHost) {
  /** A client sends one. */
  async function send(
    resource: AnyResource,
    as: Person = 'User',
    body = buildRecord(resource, { role: 'User' }),
  ) {
    const answer = await host.call('POST', callPath(resource, resource.verbs.create), { as, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return madeSchema.parse(answer.body.data);
  }
  const move = (
    resource: AnyResource,
    name: string,
    id: number,
    { as = 'Admin' as Person, body = inputOf(name) } = {},
  ) => host.call('POST', callPath(resource, actionVerb(name), id), { as, body });
  const note = (resource: AnyResource, id: number, body: object, as: Person = 'CustomerService') =>
    host.call('POST', callPath(resource, resource.verbs.addNote, id), { as, body });
  async function thread(resource: AnyResource, id: number, as: Person = 'Admin'): Promise<ThreadEntry[]> {
    const answer = await host.call('GET', callPath(resource, resource.verbs.thread, id), { as });
    return z.array(threadEntrySchema).parse(answer.body.data);
  }
  const read = async (resource: AnyResource, id: number, as: Person = 'Admin'): Promise<Made> => {
    const answer = await host.call('GET', callPath(resource, resource.verbs.read, id), { as });
    return madeSchema.parse(answer.body.data);
  };
  /** Brings a new one into a state, past the moves, as one that a move is for where one is named. */
  async function inState(resource: AnyResource, state: string, forMove?: string): Promise<Made> {
    const made = await send(resource);
    await host.database.pool.query(`update ${matterTable(resource)} set status = $2 where id = $1`, [
      made.id,
      state,
    ]);
    await wish(host, resource, made.id);
    await suit(resource, made.id, resource.actions[forMove ?? '']);
    return { ...made, status: state };
  }
  /** Makes it one that an action is for. */
  async function suit(resource: AnyResource, id: number, action: Action | undefined): Promise<void> {
    const { showWhen, needs } = action ?? {};
    const record = await read(resource, id);
    const set = (key: string, value: unknown) =>
      host.database.pool.query(
        `update ${matterTable(resource)} set ${matterColumn(key)} = $2 where id = $1`,
        [id, value],
      );
    if (showWhen && !isShown(showWhen, record)) await set(showWhen.field, shownValues(showWhen)[0]);
    // A time that is still free.
    if (needs !== undefined && record[needs] === null) await set(needs, nextSlot());
  }
  return { send, move, note, thread, read, inState, suit };
}

/** As if the client had chosen a time, where they can: a move may need one. */
export async function wish(
  host: Pick<TestHost, 'database'>,
  { name, portal }: AnyResource,
  id: number,
): Promise<void> {
  const calendar = portal?.calendar;
  if (!calendar?.booking || calendar.with === undefined) return;
  const { way, wish: at } = calendar.booking;
  await host.database.pool.query(
    `update ${matterTable({ name })} set ${matterColumn(way)} = 'phone', ${matterColumn(at)} = $2, ${matterColumn(calendar.with)} = 1
     where id = $1`,
    [id, daysAhead(nextDay())],
  );
}

/** What is filled in for a move. */
export function inputOf(move: string): object {
  if (move === 'reject') return { rejectionReason: 'خارج اختصاصنا' };
  if (move === 'cancel') return { cancelReason: 'طلب العميل' };
  if (move === 'schedule') return { scheduledAt: daysAhead(nextDay()), consultantId: 1, place: '' };
  if (move === 'rebook' || move === 'rechoose') return { wishedAt: nextSlot(), way: 'phone' };
  const input: FieldMap = matters.map(({ workflow }) => workflow.moves[move]?.input).find(Boolean) ?? {};
  return Object.fromEntries(
    Object.entries(buildFields(input)).map(([key, value]) => [
      key,
      input[key]?.type === 'dateTime' ? daysAhead(3) : value,
    ]),
  );
}
/** Another day each time: a consultant is in one place at a time. */
let lastDay = 30;
const nextDay = (): number => (lastDay += 1);
/** A time within the hours that the demo's consultants keep from Monday to Friday, another one each time. */
let lastSlot = 0;
function nextSlot(): string {
  lastSlot += 1;
  const day = new Date(Date.now() + (3 + Math.floor(lastSlot / 5)) * 86_400_000);
  day.setUTCHours([7, 8, 10, 11, 12][lastSlot % 5] ?? 7, 0, 0, 0);
  const isWeekend = [6, 0].includes(day.getUTCDay());
  return new Date(day.getTime() + (isWeekend ? 16 * 86_400_000 : 0)).toISOString();
}
export const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
/**
 * A day behind most appointments of the sample, and at eleven at night in Riyadh: no sample and no time that a client
 * chooses is at that hour, whatever the hour at which the tests run.
 */
export const freeDay = (nth: number): string => `${daysAhead(14 + nth).slice(0, 10)}T20:00:00.000Z`;
