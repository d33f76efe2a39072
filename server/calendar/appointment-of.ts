import type { Pool } from 'pg';
import { type Language, fillWords } from '#contract/language.ts';
import { type Matter, matterPath } from '#contract/matter.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import { WAYS, wayLabels } from '#contract/ways.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import type { Appointment } from './appointment.ts';

interface AppointmentRow {
  number: string;
  state: string;
  at: string | null;
  minutes: number | null;
  place: string;
  way: string | null;
  address: string;
  moves: number;
}

/**
 * The appointment of a matter as calendars take it, for whoever may read the matter: nothing of the case is in it.
 * @returns `null` where there never was one
 */
export async function appointmentOf(
  pool: Pool,
  matter: Matter,
  id: number,
  { language, publicUrl }: { language: Language; publicUrl: string | undefined },
): Promise<Appointment | null> {
  const { portal } = matter;
  const { calendar } = portal;
  if (!calendar) return null;
  const { rows } = await pool.query<AppointmentRow>(appointmentSql(matter, calendar, language), [
    matter.name,
    id,
    changingMoves(matter, calendar),
  ]);
  const [row] = rows;
  if (!row?.at) return null;
  const way = WAYS.find((each) => each === row.way);
  return {
    uid: `${portal.key}-${id}@${publicUrl === undefined ? 'yamama-fustat' : new URL(publicUrl).hostname}`,
    sequence: Math.max(0, row.moves - 1),
    startsAt: new Date(row.at),
    minutes: row.minutes ?? calendar.minutes,
    isStanding: row.state === calendar.state,
    isCancelled: row.state === calendar.cancelled,
    summary: fillWords(calendar.summary[language], { number: row.number }),
    description: '',
    place: row.place || (way && way !== 'office' ? wayLabels[way][language] : row.address),
    ...(publicUrl === undefined ? {} : { url: `${publicUrl}${matterPath(matter, id)}` }),
  };
}

/** The moves by which an appointment is made, moved or called off: calendars count them. */
const changingMoves = ({ workflow }: Matter, calendar: PortalCalendar<string>): string[] =>
  Object.entries(workflow.moves)
    .filter(([, { to }]) => to === calendar.state || to === calendar.cancelled)
    .map(([move]) => move);

function appointmentSql(
  matter: Matter,
  { at, place, booking }: PortalCalendar<string>,
  language: Language,
): string {
  const columnOr = (key: string | undefined, none: string) =>
    key === undefined ? none : `m.${matterColumn(key)}`;
  return `select m.number, m.${stateColumn(matter)} as state, m.${matterColumn(at)} as at,
    (extract(epoch from a.ends_at - a.starts_at) / 60)::int as minutes,
    ${columnOr(place, "''")} as place, ${columnOr(booking?.way, 'null::text')} as way,
    b.address_${language} as address,
    (select count(*)::int from thread_entries
     where resource = $1 and record_id = m.id and kind = 'moved' and data->>'move' = any($3)) as moves
  from ${matterTable(matter)} m join branches b on b.id = m.branch_id
  left join appointments a on a.resource = $1 and a.record_id = m.id
  where m.id = $2 and m.deleted_at is null`;
}
