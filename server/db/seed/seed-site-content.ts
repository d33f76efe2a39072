import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import type { LocalizedText } from '#contract/language.ts';
import { baseOfSuccess } from '../tables/base-of-success.ts';
import { basesOfSuccess } from '../tables/bases-of-success.ts';
import { clientReviews } from '../tables/client-reviews.ts';
import { companySummary } from '../tables/company-summary.ts';
import { consultationTypes } from '../tables/consultation-types.ts';
import { contactMessages } from '../tables/contact-messages.ts';
import { coreValues } from '../tables/core-values.ts';
import { milestones } from '../tables/milestones.ts';
import { replyTemplates } from '../tables/reply-templates.ts';
import { siteSettings } from '../tables/site-settings.ts';
import { sliders } from '../tables/sliders.ts';
import { demoContent } from './demo-content.ts';
import { seedArticles } from './seed-articles.ts';
import { seedLawyers } from './seed-lawyers.ts';
import { WAY_OF_TYPE } from './way-of-type.ts';

/** What the site shows and what visitors sent, beyond questions and requests. */
export async function seedSiteContent(db: NodePgDatabase): Promise<void> {
  const content = demoContent();
  await db.insert(consultationTypes).values(
    content.consultationTypes.map(({ id, name }) => ({
      id,
      nameAr: name.ar,
      nameEn: name.en,
      way: WAY_OF_TYPE[id] ?? null,
    })),
  );
  await db.insert(contactMessages).values(
    content.sample.contactMessages.map(({ name, email, phone, message }) => ({
      name: name.ar,
      email,
      phone,
      message: message.ar,
    })),
  );
  const { successRateNote, ...figures } = content.companySummary;
  await db.insert(companySummary).values({
    id: SINGLETON_ID,
    ...figures,
    successRateNoteAr: successRateNote.ar,
    successRateNoteEn: successRateNote.en,
  });
  const { headline } = content.baseOfSuccess;
  await db
    .insert(baseOfSuccess)
    .values({ id: SINGLETON_ID, headlineAr: headline.ar, headlineEn: headline.en });
  const offices = content.branches.map(({ id }) => id);
  await db.insert(siteSettings).values({
    id: SINGLETON_ID,
    ...content.firm.social,
    reviewsIn: offices,
    successRateIn: offices,
    finishedCasesIn: offices,
    satisfiedClientsIn: offices,
  });
  await db.insert(sliders).values(content.sliders.map(placed));
  await db.insert(milestones).values(
    content.milestones.map(({ year, branchId, ...texts }, at) => ({
      year,
      branchId,
      ...placed(texts, at),
    })),
  );
  await db.insert(coreValues).values(content.coreValues.map(placed));
  await db.insert(basesOfSuccess).values(content.baseOfSuccess.bases.map(placed));
  await seedLawyers(db);
  await seedArticles(db);
  await db.insert(replyTemplates).values(
    content.replyTemplates.map(({ title, text, about }) => ({
      titleAr: title.ar,
      titleEn: title.en,
      textAr: text.ar,
      textEn: text.en,
      about,
      isActive: true,
    })),
  );
  await db.insert(clientReviews).values(
    content.clientReviews.map(({ name, clientOf, text, branchId }, index) => ({
      clientNameAr: name.ar,
      clientNameEn: name.en,
      clientOfAr: clientOf.ar,
      clientOfEn: clientOf.en,
      textAr: text.ar,
      textEn: text.en,
      branchId,
      isPublished: true,
      position: index + 1,
    })),
  );
}

interface Titled {
  title: LocalizedText;
  description: LocalizedText;
}
const titled = ({ title, description }: Titled) => ({
  titleAr: title.ar,
  titleEn: title.en,
  descriptionAr: description.ar,
  descriptionEn: description.en,
});
/** In the order in which the content lists them. */
const placed = (texts: Titled, index: number) => ({ ...titled(texts), position: index + 1 });
