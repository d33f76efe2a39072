import type { Dashboard } from '#contract/dashboard.ts';
import { pickWords } from '#contract/language.ts';
import type { ThreadKind } from '#contract/thread.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable } from '../db/matter-sql.ts';
import type { Asked } from './matters-sql.ts';

const SHOWN = 8;

/** The title and the office of the record that an entry is about. */
const TITLES = matters
  .map(
    (matter) =>
      `select ${matterColumn(matter.title)} as title, branch_id from ${matterTable(matter)}
       where entry.resource = '${matter.name}' and id = entry.record_id`,
  )
  .join(' union all ');

/** What was done last, the newest first. */
export async function activity({ query, branchId, language }: Asked): Promise<Dashboard['recent']> {
  const { rows } = await query<{
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
    `select entry.id, entry.resource, entry.record_id as "recordId", matter.title,
       entry.kind, entry.data->>'to' as state, author.full_name_ar as ar, author.full_name_en as en, entry.created_at as at
     from thread_entries entry
     join lateral (${TITLES}) matter on true
     left join users author on author.id = entry.author_id
     where $1::int is null or matter.branch_id = $1
     order by entry.id desc limit ${SHOWN}`,
    [branchId ?? null],
  );
  return rows.map(({ ar, en, id, ...row }) => ({
    ...row,
    id: Number(id),
    author: ar === null && en === null ? null : pickWords({ ar: ar ?? '', en: en ?? '' }, language).text,
  }));
}
