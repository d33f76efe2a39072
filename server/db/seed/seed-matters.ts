import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { consultations } from '../tables/consultations.ts';
import { lawyers } from '../tables/lawyers.ts';
import { requests } from '../tables/requests.ts';
import { serviceCategories } from '../tables/service-categories.ts';
import { services } from '../tables/services.ts';
import { threadEntries } from '../tables/thread-entries.ts';
import { users } from '../tables/users.ts';
import { demoContent } from './demo-content.ts';

/** The sample requests and consultations, moved in time so that the newest came a quarter of an hour ago. */
export async function seedMatters(db: NodePgDatabase): Promise<void> {
  const { sample } = demoContent();
  const newest = Math.max(...sample.requests.map(({ received }) => Date.parse(received)));
  const shift = Date.now() - 15 * 60_000 - newest;
  const moved = (date: string): string => new Date(Date.parse(date) + shift).toISOString();
  const idsOf = async (role: 'User' | 'CustomerService') =>
    (await db.select({ id: users.id }).from(users).where(eq(users.role, role)).orderBy(users.id)).map(
      ({ id }) => id,
    );
  const [clients, support] = [await idsOf('User'), await idsOf('CustomerService')];
  const offered = await db
    .select({ id: services.id, slug: serviceCategories.slug, categoryId: serviceCategories.id })
    .from(services)
    .innerJoin(serviceCategories, eq(services.categoryId, serviceCategories.id))
    .orderBy(services.id);
  const consultants = await db.select({ id: lawyers.id, name: lawyers.nameEn }).from(lawyers);
  const clientOf = (at: number): number => clients[at % clients.length] ?? 0;

  await db.insert(requests).values(
    sample.requests.map(({ id, title, service, branchId, status, received, due, assignee }, at) => ({
      id,
      title: title.ar,
      description: `طلب للعرض التجريبي: ${title.ar}.`,
      clientId: clientOf(at),
      branchId,
      serviceId: (offered.find(({ slug }) => slug === service) ?? offered[0])?.id ?? 0,
      assigneeId: assignee ? support[0] : null,
      status,
      dueDate: moved(due).slice(0, 10),
      createdAt: moved(received),
      updatedAt: moved(received),
    })),
  );
  await db.insert(consultations).values(
    sample.consultations.map(({ id, title, typeId, consultant, received, scheduled, status }, at) => ({
      id,
      caseTitle: title.ar,
      caseDescription: `استشارة للعرض التجريبي: ${title.ar}.`,
      consultationTypeId: typeId,
      areaId: offered[at % offered.length]?.categoryId ?? 0,
      clientId: clientOf(at),
      branchId: 1 + (at % 2),
      consultantId: consultants.find(({ name }) => name === consultant?.en)?.id ?? null,
      scheduledAt: scheduled && moved(scheduled),
      status,
      createdAt: moved(received),
      updatedAt: moved(received),
    })),
  );
  const receivedEntries = (
    resource: string,
    rows: readonly { id: number; clientId: number; createdAt: string }[],
  ) =>
    rows.map(({ id, clientId, createdAt }) => ({
      resource,
      recordId: id,
      kind: 'received' as const,
      authorId: clientId,
      visibility: 'client' as const,
      createdAt,
    }));
  await db
    .insert(threadEntries)
    .values([
      ...receivedEntries('requests', await db.select().from(requests)),
      ...receivedEntries('consultations', await db.select().from(consultations)),
    ]);
}
