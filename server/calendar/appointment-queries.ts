import type { Pool } from 'pg';
import { endsAppointment, isCalledOff } from '#contract/called-off.ts';
import { type Language, type LocalizedText, fillWords } from '#contract/language.ts';
import { type Matter, matterPath } from '#contract/matter.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import { WAYS, wayLabels } from '#contract/ways.ts';
import { MINUTES_SQL } from '../appointments/slot-calendar.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import type { Appointment } from './appointment.ts';

interface AppointmentRow {
  id: number;
  number: string;
  state: string;
  at: string | null;
  endsAt: string | null;
  closedAt: string | null;
  place: string;
  way: string | null;
  address: string;
  office: string;
  email: string;
  moves: number;
}

interface Reader {
  language: Language;
  publicUrl: string | undefined;
}

/**
 * The appointment of a matter as calendars take it, for whoever may read the matter: nothing of the case is in it.
 * @returns `null` where there never was one
 */
export async function findAppointment(
  pool: Pool,
  matter: Matter,
  id: number,
  reader: Reader,
): Promise<Appointment | null> {
  const { calendar } = matter.portal;
  if (!calendar) return null;
  const { rows } = await pool.query<AppointmentRow>(
    appointmentSql(matter, calendar, {
      ...reader,
      at: `m.${matterColumn(calendar.at)}`,
      where: 'm.id = $3',
    }),
    [matter.name, changingMoves(matter, calendar), id],
  );
  const [row] = rows;
  if (!row?.at) return null;
  return { ...asAppointment(matter, calendar, row, reader), sequence: Math.max(0, row.moves - 1) };
}

/**
 * The appointments of a consultant around now, and the times that clients wish for: of all records, whoever may read
 * them.
 */
export async function findAppointments(
  pool: Pool,
  matter: Matter,
  lawyerId: number,
  reader: Reader,
): Promise<Appointment[]> {
  const { portal, workflow } = matter;
  const { calendar } = portal;
  if (calendar?.with === undefined) return [];
  const at = `m.${matterColumn(calendar.at)}`;
  const wish = calendar.booking && `m.${matterColumn(calendar.booking.wish)}`;
  const state = `m.${stateColumn(matter)}`;
  const when = wish === undefined ? at : `coalesce(${at}, ${wish})`;
  const { rows } = await pool.query<AppointmentRow>(
    appointmentSql(matter, calendar, {
      ...reader,
      at: when,
      where: `m.${matterColumn(calendar.with)} = $3
        and ${when} between now() - make_interval(days => $4) and now() + make_interval(days => $5)
        and (${state} <> $6 or ${when} > now())`,
    }),
    [matter.name, changingMoves(matter, calendar), lawyerId, DAYS_PAST, DAYS_AHEAD, workflow.initial],
  );
  return rows.map((row) => asAppointment(matter, calendar, row, reader));
}

/** What is older is history, and what is further ahead is arranged for nobody. Days. */
const DAYS_PAST = 92;
const DAYS_AHEAD = 400;

function asAppointment(
  matter: Matter,
  calendar: PortalCalendar<string>,
  row: AppointmentRow,
  { language, publicUrl }: Reader,
): Appointment {
  const { portal, workflow } = matter;
  const way = WAYS.find((each) => each === row.way);
  const startsAt = new Date(row.at ?? 0);
  const endsAt = new Date(row.endsAt ?? 0);
  return {
    recordId: row.id,
    uid: `${portal.key}-${row.id}@${publicUrl === undefined ? 'yamama-fustat' : new URL(publicUrl).hostname}`,
    sequence: row.moves,
    startsAt,
    endsAt,
    isStanding: row.state === calendar.state && endsAt.getTime() > Date.now(),
    isWished: row.state === workflow.initial,
    isCancelled: isCalledOff(matter, row),
    summary: fillWords(calendar.summary[language], { number: row.number }),
    description: '',
    organizer:
      row.email === ''
        ? null
        : { name: fillWords(ORGANIZER[language], { office: row.office }), email: row.email },
    place: row.place || (way && way !== 'office' ? wayLabels[way][language] : row.address),
    ...(publicUrl === undefined ? {} : { url: `${publicUrl}${matterPath({ portal }, row.id)}` }),
  };
}

const ORGANIZER: LocalizedText = {
  ar: 'اليمامة والفسطاط، مكتب {{office}}',
  en: 'Yamama & Fustat, {{office}} office',
};

/** The moves by which an appointment is made, moved or ended before its time: calendars count them. */
const changingMoves = (matter: Matter, calendar: PortalCalendar<string>): string[] =>
  Object.entries(matter.workflow.moves)
    .filter(
      ([move, { to }]) =>
        to === calendar.state || endsAppointment(matter, to) || move === calendar.booking?.moves.choose,
    )
    .map(([move]) => move);

/** Takes the name of the resource and the moves that are counted as its first two values. */
function appointmentSql(
  matter: Matter,
  { until, place, booking }: PortalCalendar<string>,
  { language, at, where }: { language: Language; at: string; where: string },
): string {
  const columnOr = (key: string | undefined, none: string) =>
    key === undefined ? none : `m.${matterColumn(key)}`;
  return `select m.id, m.number, m.${stateColumn(matter)} as state, ${at} as at,
    coalesce(m.${matterColumn(until)}, a.ends_at, ${at} + make_interval(mins => ${MINUTES_SQL})) as "endsAt",
    m.closed_at as "closedAt",
    ${columnOr(place, "''")} as place, ${columnOr(booking?.way, 'null::text')} as way,
    b.address_${language} as address, b.name_${language} as office, b.email,
    (select count(*)::int from thread_entries
     where resource = $1 and record_id = m.id and kind = 'moved' and data->>'move' = any($2)) as moves
  from ${matterTable(matter)} m join branches b on b.id = m.branch_id
  left join appointments a on a.resource = $1 and a.record_id = m.id
  where ${where} and m.deleted_at is null`;
}
