import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { lawyerAdmissions } from '../tables/lawyer-admissions.ts';
import { lawyers } from '../tables/lawyers.ts';
import { serviceCategories } from '../tables/service-categories.ts';
import { demoContent } from './demo-content.ts';

/** The lawyers in the order of the content, with where they are admitted. */
export async function seedLawyers(db: NodePgDatabase): Promise<void> {
  const content = demoContent().lawyers;
  const categories = await db
    .select({ id: serviceCategories.id, slug: serviceCategories.slug })
    .from(serviceCategories);
  const made = await db
    .insert(lawyers)
    .values(
      content.map(({ name, slug, position: job, specialization, description, languages, ...lawyer }, at) => ({
        nameAr: name.ar,
        nameEn: name.en,
        slug,
        jobTitleAr: job.ar,
        jobTitleEn: job.en,
        specializationAr: specialization.ar,
        specializationEn: specialization.en,
        descriptionAr: description.ar,
        descriptionEn: description.en,
        spokenLanguagesAr: languages.ar,
        spokenLanguagesEn: languages.en,
        categoryIds: categories.filter((each) => lawyer.categories.includes(each.slug)).map(({ id }) => id),
        yearsOfExperience: lawyer.years,
        branchId: lawyer.branchId,
        email: lawyer.email,
        linkedIn: lawyer.linkedin,
        position: at + 1,
      })),
    )
    .returning({ id: lawyers.id, slug: lawyers.slug });
  await db.insert(lawyerAdmissions).values(
    content.flatMap(({ slug, admissions }) =>
      admissions.map(({ authority, licenceNumber, year }, position) => ({
        lawyerId: made.find((each) => each.slug === slug)?.id ?? 0,
        position,
        authorityAr: authority.ar,
        authorityEn: authority.en,
        licenceNumber,
        year,
      })),
    ),
  );
}
