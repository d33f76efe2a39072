import { expect, it } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { calendarLines, calendarStamp } from '#tests/support/read-calendar.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { PUBLIC_URL: 'https://firm.example' } });
const on = mattersOn(host);

const get = async (id: number, as: 'User' | 'client2' | 'Admin' | null = 'User') =>
  host.app.inject({
    url: `/api/Consultations/GetCalendar/${id}`,
    headers:
      as === null ? {} : { authorization: `Bearer ${await host.tokenOf(as)}`, 'accept-language': 'en' },
  });

it('an appointment keeps its identity when it is moved and when it is called off', async () => {
  const { id, number } = await on.send(consultations);
  expect((await get(id)).statusCode).toBe(404);
  const schedule = (scheduledAt: string, place = '') =>
    on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId: 1, place } });

  const first = freeDay(2);
  await schedule(first);
  const answer = await get(id);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.headers['content-disposition']).toContain(`${number}.ics`);
  expect(calendarLines(answer.body)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: `consultation-${id}@firm.example`,
    SEQUENCE: '0',
    DTSTART: calendarStamp(first),
    STATUS: 'CONFIRMED',
    SUMMARY: `Legal consultation ${number}`,
  });

  const second = freeDay(4);
  await schedule(second, 'https://meet.example/1');
  expect(calendarLines((await get(id)).body)).toMatchObject({
    UID: `consultation-${id}@firm.example`,
    SEQUENCE: '1',
    DTSTART: calendarStamp(second),
    LOCATION: 'https://meet.example/1',
  });

  await on.move(consultations, 'cancel', id);
  expect(calendarLines((await get(id)).body)).toMatchObject({
    METHOD: 'CANCEL',
    UID: `consultation-${id}@firm.example`,
    SEQUENCE: '2',
    STATUS: 'CANCELLED',
  });
});

it('R219 is given to its client and to staff, and to nobody else', async () => {
  const { id } = await on.send(consultations);
  await on.move(consultations, 'schedule', id);
  const statuses = await Promise.all(
    (['User', 'Admin', 'client2', null] as const).map(async (as) => (await get(id, as)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 404, 401]);
});

it('nothing of the case is in it', async () => {
  const { id } = await on.send(consultations, 'User', {
    caseTitle: 'A canary in the title',
    caseDescription: 'A canary in the description',
    preferredTimes: 'A canary in the evening',
    consultationTypeId: 1,
    areaId: 1,
    branchId: 1,
  });
  await on.move(consultations, 'schedule', id);
  expect((await get(id)).body).not.toContain('canary');
});
