import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { hashPassword } from '../../auth/passwords.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { branches } from '../tables/branches.ts';
import { faqCategories } from '../tables/faq-categories.ts';
import { faqs } from '../tables/faqs.ts';
import { serviceCategories } from '../tables/service-categories.ts';
import { services } from '../tables/services.ts';
import { users } from '../tables/users.ts';
import { withTransaction } from '../transaction.ts';
import { liftTimeLimits } from '../time-limits.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
import { demoContent, officeHours } from './demo-content.ts';
import { seedAppointments } from './seed-appointments.ts';
import { seedAtScale } from './seed-at-scale.ts';
import { seedMatters } from './seed-matters.ts';
import { seedSiteContent } from './seed-site-content.ts';

interface SeedOptions {
  /** `none`: only the offices, which accounts and requests point at. */
  content: 'demo' | 'none';
  /** Also this many generated users and requests, for load tests. */
  scale?: number | undefined;
  /** Opens the store of pictures, where the demo content has some to store. Default: it has none. */
  images?: () => Promise<Pick<ImageStore, 'add'>>;
}

/**
 * Fills an empty database, in one transaction. One that holds anything is never touched.
 * @returns whether it was empty
 */
export async function seedDatabase(pool: Pool, { content, scale, images }: SeedOptions): Promise<boolean> {
  // Before the transaction: on the embedded database it holds the only connection.
  const passwordHash = content === 'demo' ? await hashPassword(DEMO_PASSWORD) : '';
  const isSeeded = await withTransaction(pool, async (client) => {
    await liftTimeLimits(client);
    if (!(await isEmpty(client))) return false;
    const db = drizzle(client);
    await seedOffices(db, content);
    if (content === 'demo') {
      await seedAccounts(db, passwordHash);
      await seedServices(db);
      await seedQuestions(db);
      await seedSiteContent(db);
      await seedMatters(db);
      await seedAppointments(db);
    }
    await continueIds(client);
    if (content === 'demo' && scale) await seedAtScale(client, scale, passwordHash);
    return true;
  });
  if (isSeeded && content === 'demo' && images) {
    // After the transaction, since the store writes by itself. What draws is needed by this one start alone.
    const { seedPortraits } = await import('./seed-portraits.ts');
    await seedPortraits(pool, await images());
  }
  // With what is visible to all marked as such, lists are read from indexes alone.
  if (isSeeded) await pool.query('vacuum (analyze)');
  return isSeeded;
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  // Two processes that start at once would both find it empty.
  await client.query('lock table branches in share row exclusive mode');
  const { rowCount } = await client.query('select id from branches limit 1');
  return rowCount === 0;
}

/** Without demo content an office says of itself only what cannot be left out. */
async function seedOffices(db: NodePgDatabase, content: SeedOptions['content']): Promise<void> {
  const { branches: places, offices } = demoContent();
  await db.insert(branches).values(
    places.flatMap(({ id, name, timeZone }) =>
      offices
        .filter((office) => office.branchId === id)
        .map(({ address, email, phone, whatsapp, directions, branchId: _branchId, ...proof }) => ({
          id,
          nameAr: name.ar,
          nameEn: name.en,
          addressAr: address.ar,
          addressEn: address.en,
          phone,
          whatsApp: whatsapp,
          email,
          timeZone,
          hours: officeHours(),
          directionsAr: directions.ar,
          directionsEn: directions.en,
          mapUrl: '',
          ...(content === 'demo' ? proof : {}),
        })),
    ),
  );
}

async function seedAccounts(db: NodePgDatabase, passwordHash: string): Promise<void> {
  await db.insert(users).values(
    demoAccounts.map(({ mobile, ...account }) => ({
      ...account,
      mobileNumber: mobile,
      whatsAppNumber: mobile,
      passwordHash,
    })),
  );
}

async function seedServices(db: NodePgDatabase): Promise<void> {
  const categories = demoContent().serviceCategories.map((category, at) => ({ ...category, id: at + 1 }));
  await db.insert(serviceCategories).values(
    categories.map(({ id, slug, branches: branchIds, name, summary }) => ({
      id,
      position: id,
      slug,
      branchIds,
      nameAr: name.ar,
      nameEn: name.en,
      descriptionAr: summary.ar,
      descriptionEn: summary.en,
    })),
  );
  await db.insert(services).values(
    categories.flatMap((category) =>
      category.services.map(({ name, description, steps, documents, duration, fee }, position) => ({
        categoryId: category.id,
        position,
        nameAr: name.ar,
        nameEn: name.en,
        descriptionAr: description.ar,
        descriptionEn: description.en,
        stepsAr: steps.ar.join('\n'),
        stepsEn: steps.en.join('\n'),
        documentsAr: documents.ar.join('\n'),
        documentsEn: documents.en.join('\n'),
        durationAr: duration.ar,
        durationEn: duration.en,
        fee,
      })),
    ),
  );
}

async function seedQuestions(db: NodePgDatabase): Promise<void> {
  const content = demoContent();
  await db.insert(faqCategories).values(
    content.faqCategories.map(({ id, name }, at) => ({
      id,
      nameAr: name.ar,
      nameEn: name.en,
      position: at + 1,
    })),
  );
  const offered = await db.select({ id: services.id, name: services.nameEn }).from(services);
  await db.insert(faqs).values(
    content.faqs.map(({ categoryId, question, answer, service }, at) => ({
      categoryId,
      serviceId: offered.find(({ name }) => name === service)?.id ?? null,
      questionAr: question.ar,
      questionEn: question.en,
      answerAr: answer.ar,
      answerEn: answer.en,
      position: at + 1,
    })),
  );
}

/** Rows were given their ids by hand; the next ones go on behind them. */
async function continueIds(client: PoolClient): Promise<void> {
  for (const table of [
    'branches',
    'users',
    'service_categories',
    'services',
    'faq_categories',
    'faqs',
    'requests',
    'consultations',
    'consultation_types',
  ]) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
    );
  }
}
