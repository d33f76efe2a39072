import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import type { OpenInterval } from '#contract/week.ts';
import { FIRST_RULES } from '../../appointments/slot-calendar.ts';
import { appointmentSettings } from '../tables/appointment-settings.ts';
import { branches } from '../tables/branches.ts';
import { consultantHours } from '../tables/consultant-hours.ts';
import { lawyers } from '../tables/lawyers.ts';

/** The hours of the lawyers, at their own office in person and at the others from afar, and what is arranged already. */
export async function seedAppointments(db: NodePgDatabase): Promise<void> {
  await db.insert(appointmentSettings).values({ id: SINGLETON_ID, ...FIRST_RULES });
  const consultants = await db.select({ id: lawyers.id, branchId: lawyers.branchId }).from(lawyers);
  const offices = await db.select({ id: branches.id, hours: branches.hours }).from(branches);
  await db.insert(consultantHours).values(
    consultants.flatMap((consultant) =>
      offices.map((office) => ({
        consultantId: consultant.id,
        branchId: office.id,
        atOffice: consultant.branchId === office.id,
        byPhone: true,
        byVideo: true,
        hours: consultingHours(office.hours),
      })),
    ),
  );
  await db.execute(sql`
    insert into appointments (resource, record_id, consultant_id, starts_at, ends_at)
    select 'consultations', id, consultant_id, scheduled_at, scheduled_until
    from consultations where status = 'Scheduled' and consultant_id is not null order by id on conflict do nothing`);
}

/** Before and after the prayer at noon, as far as the office is open then. */
const CONSULTING = [
  { opens: '10:00', closes: '12:00' },
  { opens: '13:00', closes: '16:00' },
] as const;
const consultingHours = (office: readonly OpenInterval[]): OpenInterval[] =>
  office.flatMap(({ day, ...open }) =>
    CONSULTING.flatMap((part) => {
      const opens = part.opens < open.opens ? open.opens : part.opens;
      const closes = part.closes < open.closes ? part.closes : open.closes;
      return opens < closes ? [{ day, opens, closes }] : [];
    }),
  );
