import type { Pool } from 'pg';
import { seedFaqs } from './seed-faqs.ts';

/** A site with more than any firm has: 10,000 questions, 2,000 services, 500 lawyers, made of those of the demo. */
export async function seedSite(pool: Pool): Promise<void> {
  await seedFaqs(pool, 10_000);
  await pool.query(
    `insert into services (category_id, position, name_ar, name_en, description_ar, description_en)
     select category_id, 1000 + n, name_ar || ' ' || n, name_en || ' ' || n, description_ar, description_en
     from generate_series(1, 2000) n
     join (select row_number() over (order by id) as at, count(*) over () as many, services.* from services) made
       on made.at = 1 + n % many`,
  );
  await pool.query(
    `insert into lawyers (slug, position, name_ar, name_en, job_title_ar, job_title_en, specialization_ar,
       specialization_en, description_ar, description_en, years_of_experience, category_ids, branch_id)
     select slug || '-' || n, 1000 + n, name_ar || ' ' || n, name_en || ' ' || n, job_title_ar, job_title_en,
       specialization_ar, specialization_en, description_ar, description_en, years_of_experience, category_ids, branch_id
     from generate_series(1, 500) n
     join (select row_number() over (order by id) as at, count(*) over () as many, lawyers.* from lawyers) made
       on made.at = 1 + n % many`,
  );
}
