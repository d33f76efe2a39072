import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { consultations } from '#resources/consultations.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { write, conflictsOf, decide, clientNamed } = conflictsOn(host);

/** Types of the demo: one is answered in writing, one leaves open how to meet. */
const WRITTEN = 6;
const OPEN = 1;

const send = (more: object) =>
  host.call('POST', '/api/Consultations/Add', {
    as: 'User',
    body: {
      caseTitle: 'رأي في بند تحكيم',
      caseDescription: 'أرغب في رأي مكتوب في بند التحكيم الوارد في العقد.',
      consultationTypeId: WRITTEN,
      areaId: 1,
      branchId: 1,
      ...more,
    },
  });
const recordSchema = z.looseObject({ id: z.number(), way: z.string().nullable(), status: z.string() });
async function sent(more: object = {}) {
  const answer = await send(more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return recordSchema.parse(answer.body.data);
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a consultation that is answered in writing', () => {
  it('was offered a time: it says by itself that nobody meets, whatever way came with it', async () => {
    expect(await sent()).toMatchObject({ way: 'none', status: 'Pending' });
    expect(await sent({ way: 'office' })).toMatchObject({ way: 'none', wishedAt: null });
  });

  it('takes no time, and no other does without a meeting', async () => {
    const codeOf = async (key: string, more: object) => (await send(more)).body.error?.fields?.[key]?.code;
    expect(await codeOf('wishedAt', { way: 'office', wishedAt: inDays(7) })).toBe('noMeeting');
    const both = { wishedAt: inDays(7), secondChoiceAt: inDays(8) };
    expect(await codeOf('wishedAt', both)).toBe('noMeeting');
    expect(await codeOf('secondChoiceAt', both)).toBe('noMeeting');
    // Nor a second one alone, which no consultation takes.
    expect(await codeOf('secondChoiceAt', { secondChoiceAt: inDays(7) })).toBe('firstTimeMissing');
    expect(await codeOf('way', { consultationTypeId: OPEN, way: 'none' })).toBe('optionInvalid');
  });

  it('is brought to its end without an appointment, and its client is told of the answer', async () => {
    const { id } = await sent();
    for (const move of ['schedule', 'confirm']) {
      const body = { scheduledAt: inDays(9), consultantId: 1, place: '' };
      expect((await on.move(consultations, move, id, { body: move === 'confirm' ? {} : body })).status).toBe(
        409,
      );
    }
    const choose = { as: 'User', body: { wishedAt: inDays(7), way: 'phone' } } as const;
    expect((await on.move(consultations, 'rechoose', id, choose)).status).toBe(409);
    const answered = await on.move(consultations, 'answer', id, { as: 'CustomerService', body: {} });
    expect(recordSchema.parse(answered.body.data)).toMatchObject({ status: 'Completed', scheduledAt: null });
    const told = await host.database.pool.query<{ kind: string }>(
      'select kind from notifications where record_id = $1 and user_id = $2',
      [id, await host.userIdOf('User')],
    );
    expect(told.rows.map(({ kind }) => kind)).toEqual(['answered']);
    const { rows } = await host.database.pool.query<{ topics: string[] }>(
      `select payload->'topics' as topics from outbox where kind = 'matterNews' and (payload->>'id')::int = $1`,
      [id],
    );
    expect(rows.flatMap(({ topics }) => topics)).toContain('answered');
    const calendar = await host.call('GET', `/api/Consultations/GetCalendar/${id}`, { as: 'User' });
    expect(calendar.status).toBe(404);
  });

  it('is not answered while a possible conflict waits for a decision', async () => {
    const { id } = await sent();
    await clientNamed('نوفل الحضرمي', 'Nawfal Alhadrami');
    await write(consultations, id, [{ nameEn: 'Nawfal Alhadrami', side: 'other' }]);
    const answer = () => on.move(consultations, 'answer', id, { as: 'CustomerService', body: {} });
    const refused = await answer();
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflictOpen']);
    const [hit] = await conflictsOf(consultations, id);
    await decide(consultations, id, { conflictId: hit?.id, decision: 'clear', sentence: 'لا صلة' });
    expect((await answer()).status).toBe(200);
  });

  it('keeps nothing of when a meeting would suit, which nobody would see', async () => {
    expect(await sent({ preferredTimes: 'بعد العصر' })).toMatchObject({ way: 'none', preferredTimes: '' });
  });

  it('could never become a meeting, however much its lawyer wanted one', async () => {
    const { id } = await sent();
    const wanted = { as: 'CustomerService', body: { way: 'video' } } as const;
    expect((await on.move(consultations, 'meet', id, wanted)).body.data).toMatchObject({
      way: 'video',
      status: 'Pending',
    });
    const body = { scheduledAt: inDays(9), consultantId: 1, place: '' };
    const scheduled = await on.move(consultations, 'schedule', id, { body });
    expect(recordSchema.parse(scheduled.body.data).status).toBe('Scheduled');
    expect((await on.move(consultations, 'meet', id, wanted)).status).toBe(409);
  });

  it('is still withdrawn by its client', async () => {
    const { id } = await sent();
    const answer = await on.move(consultations, 'callOff', id, { as: 'User', body: {} });
    expect(recordSchema.parse(answer.body.data).status).toBe('Cancelled');
  });

  it('one that somebody meets for is not closed with a written answer', async () => {
    const { id } = await sent({ consultationTypeId: OPEN });
    expect((await on.move(consultations, 'answer', id, { as: 'CustomerService', body: {} })).status).toBe(
      409,
    );
  });
});
