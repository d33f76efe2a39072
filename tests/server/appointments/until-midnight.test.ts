import { expect, it } from 'vitest';
import { z } from 'zod';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { WEEK_DAYS } from '#contract/week.ts';
import { localTime } from '#contract/zoned-time.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const madeSchema = z.object({ hours: z.array(z.object({ closes: z.string() })) });

it.each([
  [1, 'Asia/Riyadh'],
  [2, 'Africa/Cairo'],
])(
  'a consultant works until midnight, and the last hour is offered: branch %i, %s',
  async (branchId, zone) => {
    const made = await host.call('POST', '/api/ConsultantHours/Add', {
      as: 'Admin',
      body: {
        consultantId: branchId,
        branchId,
        atOffice: false,
        byPhone: false,
        byVideo: true,
        hours: WEEK_DAYS.map((day) => ({ day, opens: '22:00', closes: '00:00' })),
        note: '',
      },
    });
    expect(made.body.error).toBeNull();
    expect(new Set(madeSchema.parse(made.body.data).hours.map(({ closes }) => closes))).toEqual(
      new Set(['24:00']),
    );
    const query = { BranchId: String(branchId), Way: 'video', ConsultantId: String(branchId) };
    const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
    const { slots } = freeSlotsSchema.parse(body.data);
    const times = new Set(slots.map((at) => localTime(at, zone).slice(11)));
    expect([...times]).toContain('23:00');
  },
);
