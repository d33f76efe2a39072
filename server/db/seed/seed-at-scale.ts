import type { PoolClient } from 'pg';
import { optionsOf } from '#contract/fields.ts';
import { requests } from '#resources/requests.ts';

/**
 * Adds generated users and requests, for load tests: two statements, whatever the number. Names, times and
 * states vary by arithmetic, so that every run has the same rows. All share one password hash.
 */
export async function seedAtScale(client: PoolClient, scale: number, passwordHash: string): Promise<void> {
  await client.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, branch_id, password_hash, created_at, updated_at)
     select
       ($3::text[])[1 + n % 20] || ' ' || ($5::text[])[1 + (n / 20) % 20],
       ($4::text[])[1 + n % 20] || ' ' || ($6::text[])[1 + (n / 20) % 20],
       'user' || n || '@load.example',
       '+9665' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
       '+9665' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
       case when n % 500 = 0 then 'CustomerService' else 'User' end,
       1 + n % 2, $2, at, at
     from generate_series(1, $1::int) n, lateral (select now() - n * interval '13 minutes') as moments(at)`,
    [scale, passwordHash, firstNames.ar, firstNames.en, lastNames.ar, lastNames.en],
  );
  // The first clients have many each, the others one or two; what is beyond waiting was answered, and most of it given to somebody.
  await client.query(
    `insert into requests
       (title, description, client_id, branch_id, service_id, status, assignee_id, due_date, reply_due_at, first_contact_at, closed_at, created_at, updated_at)
     select
       ($2::text[])[1 + n % 10] || ' ' || n,
       'طلب مُولَّد لاختبار الأداء: ' || ($2::text[])[1 + n % 10] || '.',
       ids.first + case when n % 10 = 0 then n / 10 % 20 else (n::bigint * 7919 % ids.count)::int end,
       1 + n % 2,
       offered.first + n % offered.count,
       status,
       case when status <> 'Pending' or n % 3 = 0 then people.staff[1 + n / 4 % cardinality(people.staff)] end,
       (at + interval '5 days')::date,
       at + interval '2 days',
       case when status <> 'Pending' then contacted end,
       case when status in ('Resolved', 'Rejected') then least(now(), contacted + interval '2 days') end,
       at, at
     from generate_series(1, $1::int) n,
       lateral (select now() - n * interval '11 minutes', ($3::text[])[1 + n % 4]) as made(at, status),
       lateral (select least(now(), at + (1 + n::bigint * 7919 % 60) * interval '1 hour')) as first(contacted),
       (select min(id) as first, count(*)::int as count from users where email like '%@load.example') ids,
       (select array_agg(id order by id) as staff from users where role = 'CustomerService') people,
       (select min(id) as first, count(*)::int as count from services) offered`,
    [scale, titles, optionsOf(requests.fields.status)],
  );
}

const firstNames = {
  ar: 'أحمد محمد عبدالله خالد فهد سلطان طارق يوسف عمر حسن ريم نورة سلمى هالة مريم آمنة إيمان هدى ليلى عائشة'.split(
    ' ',
  ),
  en: 'Ahmed Mohammed Abdullah Khalid Fahd Sultan Tarek Youssef Omar Hassan Reem Noura Salma Hala Maryam Amna Iman Huda Layla Aisha'.split(
    ' ',
  ),
};
const lastNames = {
  ar: 'القحطاني الحربي الشمري العتيبي الدوسري الغامدي الزهراني المطيري السبيعي العنزي حسني المصري النجار عبدالرحمن الشريف مصطفى إبراهيم فؤاد السيد رمضان'.split(
    ' ',
  ),
  en: 'Al-Qahtani Al-Harbi Al-Shammari Al-Otaibi Al-Dosari Al-Ghamdi Al-Zahrani Al-Mutairi Al-Subaie Al-Anazi Hosny El-Masry El-Naggar Abdelrahman El-Sherif Mostafa Ibrahim Fouad El-Sayed Ramadan'.split(
    ' ',
  ),
};
const titles = [
  'مراجعة عقد إيجار',
  'تأسيس شركة',
  'مطالبة مالية متأخرة',
  'تسجيل علامة تجارية',
  'نزاع عمالي',
  'صياغة عقد توريد',
  'تنفيذ حكم',
  'قسمة تركة',
  'إنهاء وكالة تجارية',
  'استشارة ضريبية',
];
