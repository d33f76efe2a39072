import { AppError } from '#contract/errors.ts';
import { arabicKey, englishKey, labelKey } from '#contract/field-keys.ts';
import { type Language, pickWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { EVERY_MATTER, type ReplyPlaceholder } from '#contract/reply-values.ts';
import { type Reply, repliesFor, replyPlaceholders } from '#contract/replies.ts';
import { titleOf } from '#contract/title-of.ts';
import { accountById, fullNameOf } from '../../../auth/accounts.ts';
import type { Host } from '../../../host.ts';
import type { Caller } from '../../../http/caller.ts';
import { timesOf } from '../../../mail/matter-times.ts';
import { momentWords } from '../../../mail/moment-words.ts';
import { selectOne } from '../../record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { runRows } from '../../statement.ts';

export interface RepliesPlace {
  readonly table: RecordTable;
  readonly tables: RecordTables;
  readonly matter: Matter;
}

/** What stands in each place of a reply; a place without a value is left open. */
type Known = Readonly<Record<ReplyPlaceholder, string>>;

/** The replies that are ready for a record. Throws `notFound` where there is no such record. */
export async function readReplies(
  host: Host,
  place: RepliesPlace,
  id: number,
  { caller, reach, language: readers }: RequestContext,
): Promise<Reply[]> {
  const { table, tables, matter } = place;
  const [record] = await runRows(
    host.pool,
    selectOne({ table, tables, language: readers }, { id, reach, caller }),
  );
  if (!record) throw new AppError('notFound');
  const owner = await accountById(host.pool, Number(record[matter.owner]));
  const language = owner?.language ?? readers;
  const known = await knownOf(host, place, { id, language, caller });
  const templates = await readTemplates(host, place);
  return templates
    .map(({ id: templateId, title, text }) => {
      const picked = pickWords(text, language);
      return {
        id: templateId,
        title: pickWords(title, readers).text,
        text: fillPlaceholders(picked.text, (name) => valueOf(known, name, picked.language)),
        language: picked.language,
      };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, readers));
}

/** A place that nothing is known for stays one, under a name that whoever sends it understands. */
function valueOf(known: Known, name: string, language: Language): string {
  const placeholder = Object.entries(replyPlaceholders).find(([key]) => key === name);
  if (!placeholder) return `{{${name}}}`;
  const [key, label] = placeholder;
  return known[key as ReplyPlaceholder] || `{{${label[language]}}}`;
}

async function knownOf(
  { pool }: Host,
  { table, tables, matter }: RepliesPlace,
  { id, language, caller }: { id: number; language: Language; caller: Caller | null },
): Promise<Known> {
  const [record = {}] = await runRows(
    pool,
    selectOne({ table, tables, language }, { id, reach: 'all', caller }),
  );
  const staff = await accountById(pool, caller?.userId ?? 0);
  const times = await timesOf(pool, matter, id);
  const named = (key: string | undefined): string => String(record[labelKey(key ?? '')] ?? '');
  return {
    client: named(matter.owner),
    number: String(record['number'] ?? ''),
    subject: titleOf(matter, record),
    service: named(matter.portal.topic),
    appointment: times?.appointment
      ? momentWords({ at: times.appointment, timeZone: times.timeZone, language })
      : '',
    office: named('branchId'),
    staff: staff ? fullNameOf(staff, language) : '',
  };
}

interface TemplateRow {
  id: number;
  titles: Record<Language, string>;
  texts: Record<Language, string>;
}

async function readTemplates({ pool }: Host, { tables, matter }: RepliesPlace) {
  const source = repliesFor(
    matter,
    [...tables.values()].map(({ resource }) => resource),
  );
  const templates = source && tables.get(source.name);
  if (!templates || !source.replyTemplates) return [];
  const { text, about, isActive } = source.replyTemplates;
  const both = (key: string): string =>
    `json_build_object('ar', ${columnOf(templates, arabicKey(key))}, 'en', ${columnOf(templates, englishKey(key))})`;
  const { rows } = await pool.query<TemplateRow>(
    `select id, ${both(source.title)} as titles, ${both(text)} as texts from ${templates.name}
     where deleted_at is null and ${columnOf(templates, isActive)} and ${columnOf(templates, about)} = any($1)
     order by id limit ${TEMPLATES_MAX}`,
    [[EVERY_MATTER, matter.name]],
  );
  return rows.map(({ id, titles, texts }) => ({ id, title: titles, text: texts }));
}

/** More than anybody looks through. */
const TEMPLATES_MAX = 500;
