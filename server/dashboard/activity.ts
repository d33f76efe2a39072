import type { Dashboard } from '#contract/dashboard.ts';
import { pickWords } from '#contract/language.ts';
import type { ThreadKind } from '#contract/thread.ts';
import type { Asked } from './matters-sql.ts';

const SHOWN = 8;

/** What was done last, the newest first. */
export async function activity({ pool, branchId, language }: Asked): Promise<Dashboard['recent']> {
  const { rows } = await pool.query<{
    id: string;
    resource: string;
    recordId: number;
    title: string;
    kind: ThreadKind;
    state: string | null;
    ar: string | null;
    en: string | null;
    at: string;
  }>(
    `select entry.id, entry.resource, entry.record_id as "recordId", coalesce(request.title, consultation.case_title) as title,
       entry.kind, entry.data->>'to' as state, author.full_name_ar as ar, author.full_name_en as en, entry.created_at as at
     from thread_entries entry
     left join requests request on entry.resource = 'requests' and request.id = entry.record_id
     left join consultations consultation on entry.resource = 'consultations' and consultation.id = entry.record_id
     left join users author on author.id = entry.author_id
     where coalesce(request.id, consultation.id) is not null
       and ($1::int is null or coalesce(request.branch_id, consultation.branch_id) = $1)
     order by entry.id desc limit ${SHOWN}`,
    [branchId ?? null],
  );
  return rows.map(({ ar, en, id, ...row }) => ({
    ...row,
    id: Number(id),
    author: ar === null && en === null ? null : pickWords({ ar: ar ?? '', en: en ?? '' }, language).text,
  }));
}
