import type { Pool } from 'pg';

/** Adds generated questions, in one statement; texts vary by arithmetic, so that every run has the same rows. */
export async function seedFaqs(pool: Pool, rows: number): Promise<void> {
  await pool.query(
    `insert into faqs (category_id, position, question_ar, question_en, answer_ar, answer_en)
     select kinds.ids[1 + n % cardinality(kinds.ids)], last.position + n,
       'سؤال ' || n || ' عن ' || ($2::text[])[1 + n % 8],
       'Question ' || n || ' about ' || ($3::text[])[1 + n % 8],
       'جواب مُولَّد لاختبار الأداء: ' || ($2::text[])[1 + n / 8 % 8] || '.',
       'A generated answer for load tests: ' || ($3::text[])[1 + n / 8 % 8] || '.'
     from generate_series(1, $1::int) n, (select array_agg(id order by id) as ids from faq_categories) kinds,
       (select coalesce(max(position), 0) as position from faqs) last`,
    [rows, topics.ar, topics.en],
  );
}

const topics = {
  ar: [
    'عقد الإيجار',
    'تأسيس شركة',
    'العلامة التجارية',
    'نزاع عمالي',
    'تنفيذ حكم',
    'قسمة تركة',
    'الوكالة',
    'الضريبة',
  ],
  en: [
    'a lease',
    'a company',
    'a trade mark',
    'a labour dispute',
    'an enforcement',
    'an estate',
    'an agency',
    'tax',
  ],
};
