import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { replyDueAt } from '#contract/reply-time.ts';
import { endOf } from '../../appointments/kept-length.ts';
import { FIRST_RULES } from '../../appointments/slot-calendar.ts';
import { branches } from '../tables/branches.ts';
import { consultations } from '../tables/consultations.ts';
import { lawyers } from '../tables/lawyers.ts';
import { requests } from '../tables/requests.ts';
import { serviceCategories } from '../tables/service-categories.ts';
import { services } from '../tables/services.ts';
import { threadEntries } from '../tables/thread-entries.ts';
import { users } from '../tables/users.ts';
import { demoContent } from './demo-content.ts';
import { sampleAppointment } from './sample-appointment.ts';
import { type SampleMatter, lastNoteOf, sampleThread, sampleTimes } from './sample-thread.ts';
import { WAY_OF_TYPE } from './way-of-type.ts';

const DAY = 86_400_000;
/** So many days back the samples are as close together as they are written; from there on they fill the twelve weeks. */
const CLOSE_DAYS = 10;
const FURTHER = 2.7;

/**
 * The sample requests and consultations, moved in time so that the newest came a quarter of an hour ago. Those of
 * earlier days came at their hour of the office's clock, on days on which it is open, over the weeks of the dashboard.
 */
export async function seedMatters(db: NodePgDatabase): Promise<void> {
  const { sample } = demoContent();
  const newest = Math.max(...sample.requests.map(({ received }) => Date.parse(received)));
  const shift = Date.now() - 15 * 60_000 - newest;
  const offices = await db.select().from(branches);
  const accounts = await db
    .select({ id: users.id, role: users.role, name: users.fullNameEn })
    .from(users)
    .orderBy(asc(users.id));
  const clients = accounts.filter(({ role }) => role === 'User');
  const staff = accounts.filter(({ role }) => role !== 'User');
  const writer = staff.find(({ role }) => role === 'CustomerService')?.id ?? null;
  const offered = await db
    .select({ id: services.id, name: services.nameAr, slug: serviceCategories.slug })
    .from(services)
    .innerJoin(serviceCategories, eq(services.categoryId, serviceCategories.id))
    .orderBy(asc(services.id));
  const areas = await db
    .select({ id: serviceCategories.id, name: serviceCategories.nameEn })
    .from(serviceCategories);
  const consultants = await db.select({ id: lawyers.id, name: lawyers.nameEn }).from(lawyers);
  const moved = (date: string, branchId: number): Date => {
    const age = newest - Date.parse(date);
    const office = offices.find(({ id }) => id === branchId);
    if (age < 2 * DAY || !office) return new Date(Date.parse(date) + shift);
    const written = date.includes('T') ? date : `${date}T10:00:00`;
    const further = Math.max(0, age - CLOSE_DAYS * DAY) * FURTHER;
    return new Date(sampleAppointment({ written, shift: shift - further, isAhead: false, office }));
  };
  const clientAt = (at: number): number => clients[at % clients.length]?.id ?? 0;
  const promised = (branchId: number, received: Date): string | null => {
    const office = offices.find(({ id }) => id === branchId);
    return office ? replyDueAt(received, { ...office, officeDays: [] }) : null;
  };

  const serviceOf = ({ service, serviceName }: (typeof sample.requests)[number]): number => {
    const ofCategory = offered.filter(({ slug }) => slug === service);
    return (ofCategory.find(({ name }) => name === serviceName) ?? ofCategory[0] ?? offered[0])?.id ?? 0;
  };

  const asked = sample.requests.map((given, at) => {
    const receivedAt = moved(given.received, given.branchId);
    const term = Date.parse(given.due) - Date.parse(given.received);
    const assignee = given.assignee?.en;
    return {
      matter: {
        id: given.id,
        status: given.status,
        clientId: clientAt(at),
        assigneeId: assignee ? (staff.find(({ name }) => name === assignee)?.id ?? writer) : null,
        receivedAt,
        writer,
      } satisfies SampleMatter,
      row: {
        title: given.title.ar,
        description: `أطلب مساعدتكم في موضوع: ${given.title.ar}. المستندات جاهزة لديّ، وأنتظر توجيهكم بالخطوة التالية.`,
        branchId: given.branchId,
        serviceId: serviceOf(given),
        dueDate: new Date(receivedAt.getTime() + term).toISOString().slice(0, 10),
        replyDueAt: promised(given.branchId, receivedAt),
      },
    };
  });
  await db.insert(requests).values(
    asked.map(({ matter, row }) => {
      const { id, status, clientId, assigneeId } = matter;
      const rejectionReason = status === 'Rejected' ? REASON : '';
      const lastNote = lastNoteOf(sampleThread('requests', matter, REASON), matter);
      return { id, status, clientId, assigneeId, ...row, ...sampleTimes(matter), rejectionReason, lastNote };
    }),
  );

  const talked = sample.consultations.map((given, at) => {
    const branchId = 1 + (at % 2);
    const receivedAt = moved(given.received, branchId);
    const office = offices.find(({ id }) => id === branchId);
    const isAhead = given.status === 'Scheduled';
    const scheduledAt =
      given.scheduled && office
        ? sampleAppointment({ written: given.scheduled, shift, isAhead, office })
        : null;
    return {
      matter: {
        id: given.id,
        status: given.status,
        clientId: clientAt(at),
        assigneeId: given.consultant ? writer : null,
        receivedAt,
        scheduledAt: scheduledAt === null ? null : new Date(scheduledAt),
        writer,
      } satisfies SampleMatter,
      row: {
        caseTitle: given.title.ar,
        caseDescription: `أرغب في استشارة بشأن: ${given.title.ar}. سأرسل ما يلزم من مستندات قبل الموعد.`,
        preferredTimes: at % 2 === 0 ? 'بعد الرابعة عصرًا' : '',
        consultationTypeId: given.typeId,
        way: WAY_OF_TYPE[given.typeId] ?? null,
        areaId: (areas.find(({ name }) => name === given.area.en) ?? areas[at % areas.length])?.id ?? 0,
        branchId,
        consultantId: consultants.find(({ name }) => name === given.consultant?.en)?.id ?? null,
        scheduledAt,
        scheduledUntil: scheduledAt === null ? null : endOf(scheduledAt, FIRST_RULES.minutes),
        replyDueAt: promised(branchId, receivedAt),
      },
    };
  });
  await db.insert(consultations).values(
    talked.map(({ matter, row }) => {
      const { id, status, clientId, assigneeId } = matter;
      const cancelReason = status === 'Cancelled' ? REASON : '';
      const lastNote = lastNoteOf(sampleThread('consultations', matter, REASON), matter);
      return { id, status, clientId, assigneeId, ...row, ...sampleTimes(matter), cancelReason, lastNote };
    }),
  );
  const told = [
    ...asked.flatMap(({ matter }) => sampleThread('requests', matter, REASON)),
    ...talked.flatMap(({ matter }) => sampleThread('consultations', matter, REASON)),
  ];
  // In the order in which it happened, as it is written while the firm works.
  await db
    .insert(threadEntries)
    .values(told.toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt))));
}

const REASON = 'نعتذر عن عدم قبول هذا الطلب في الوقت الحاضر، ويسعدنا ترشيح مكتب زميل.';
