import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeedCalls, madeFeedSchema } from '#contract/calendar-feed.ts';
import { consultations } from '#resources/consultations.ts';
import { endOf } from '#server/appointments/kept-length.ts';
import { remindClients } from '#server/appointments/remind-clients.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailDeliveries } from '#server/mail/mail-deliveries.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { calendarEvents, calendarLines, calendarStamp } from '#tests/support/read-calendar.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { timeTravel } from '#tests/support/time-travel.ts';

const publicUrl = 'https://firm.example';
const host = await shareHost({ env: { PUBLIC_URL: publicUrl } });
const { pool } = host.database;
const on = mattersOn(host);
const travelTo = timeTravel(pool);
const userId = await host.userIdOf('User');
const LAWYER = 4;
const RIYADH = 1;
const CAIRO = 2;
const HOUR = 3_600_000;

const sent: Mail[] = [];
const deliveries = mailDeliveries({
  publicUrl,
  pool,
  mailer: {
    sender: 'no-reply@firm.example',
    send: async (mail) => void sent.push(mail),
    close: () => undefined,
  },
  secrets: { codes: new Uint8Array(32) },
});

/** What the client is mailed of it, as it would leave now. */
async function mailOf(id: number, topic: string): Promise<{ text: string; calendar: string }> {
  const payload = { userId, table: consultations.name, id, number: 'C-2027-00001', topics: [topic] };
  const createdAt = new Date().toISOString();
  await deliveries.matterNews({ id: 1, kind: 'matterNews', payload, createdAt, attempts: 1 });
  const mail = sent.pop();
  return { text: mail?.text.replaceAll(/\s/g, ' ') ?? '', calendar: mail?.calendar?.content ?? '' };
}

const remindersOf = async (id: number): Promise<number> => {
  const { rows } = await pool.query<{ bells: number }>(
    `select count(*)::int as bells from notifications
     where kind = 'appointmentNear' and channel = 'client' and record_id = $1`,
    [id],
  );
  return rows[0]?.bells ?? 0;
};

let feed = '';
beforeAll(async () => {
  await pool.query(`update users set language = 'en'`);
  await pool.query(`update users set lawyer_id = $1 where role = 'CustomerService'`, [LAWYER]);
  const made = await host.call('POST', calendarFeedCalls.make, { as: 'CustomerService', body: {} });
  feed = madeFeedSchema.parse(made.body.data).path;
});
afterEach(() => travelTo(null));

/** Summer time of Cairo begins on Friday, 30 April 2027, and ends with Thursday, 28 October; Riyadh has none. */
const APPOINTMENTS = [
  {
    when: 'on the morning after the clocks of Cairo went forward',
    branchId: CAIRO,
    begins: '2027-04-30T07:00:00.000Z',
    told: 'Friday 30 April at 10:00 am, Cairo time.',
  },
  {
    when: 'over the hour that Cairo skips',
    branchId: CAIRO,
    begins: '2027-04-29T21:30:00.000Z',
    told: 'Thursday 29 April at 11:30 pm, Cairo time.',
  },
  {
    when: 'on the morning after the clocks of Cairo went back',
    branchId: CAIRO,
    begins: '2027-10-29T08:00:00.000Z',
    told: 'Friday 29 October at 10:00 am, Cairo time.',
  },
  {
    when: 'over the hour that Cairo has twice',
    branchId: CAIRO,
    begins: '2027-10-28T20:30:00.000Z',
    told: 'Thursday 28 October at 11:30 pm, Cairo time.',
  },
  {
    when: 'in Riyadh when Cairo went forward',
    branchId: RIYADH,
    begins: '2027-04-30T07:00:00.000Z',
    told: 'Friday 30 April at 10:00 am, Riyadh time.',
  },
  {
    when: 'in Riyadh when Cairo went back',
    branchId: RIYADH,
    begins: '2027-10-29T07:00:00.000Z',
    told: 'Friday 29 October at 10:00 am, Riyadh time.',
  },
];

describe.each(APPOINTMENTS)('an appointment $when', ({ branchId, begins, told }) => {
  const ends = endOf(begins, 60);
  const times = { DTSTART: calendarStamp(begins), DTEND: calendarStamp(ends) };
  const before = (hours: number) => new Date(Date.parse(begins) - hours * HOUR).toISOString();
  let id = 0;

  beforeAll(async () => {
    ({ id } = await on.send(consultations));
    await pool.query(
      `update consultations set status = 'Scheduled', branch_id = $2, way = 'phone', consultant_id = $3,
         scheduled_at = $4, scheduled_until = $5 where id = $1`,
      [id, branchId, LAWYER, begins, ends],
    );
    // Offices share a lawyer here, who is in one place at a time.
    await pool.query('delete from appointments');
    await pool.query(
      `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at, booked_at)
       values ('consultations', $1, $2, $3, $4, $5)`,
      [id, LAWYER, begins, ends, before(240)],
    );
  });

  it('is mailed on the clock of its office, with a file of the same moment, and so is its reminder', async () => {
    for (const [hours, topic] of [
      [48, 'scheduled'],
      [24, 'appointmentNear'],
    ] as const) {
      travelTo(before(hours));
      const { text, calendar } = await mailOf(id, topic);
      expect(text).toContain(`The appointment: ${told}`);
      expect(calendarLines(calendar)).toMatchObject({ ...times, STATUS: 'CONFIRMED' });
    }
  });

  it('stands in the feed of its lawyer at that moment, before the change and after it', async () => {
    for (const hours of [48, -48]) {
      travelTo(before(hours));
      const { statusCode, body } = await host.app.inject({ url: feed });
      expect(statusCode).toBe(200);
      expect(calendarEvents(body)[`consultation-${id}@firm.example`]).toMatchObject(times);
    }
  });

  it('is called to mind a day and two hours before by the time that passes, once each', async () => {
    const bells: number[] = [];
    for (const hours of [24.02, 24, 23.98, 2.02, 2, 1.98, -1]) {
      travelTo(before(hours));
      for (let looks = 0; looks < 2; looks += 1) await remindClients(pool);
      bells.push(await remindersOf(id));
    }
    expect(bells).toEqual([0, 1, 1, 1, 2, 2, 2]);
  });
});
