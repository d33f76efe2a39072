import type { PoolClient } from 'pg';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import { type GivenWay, givenWay, wayIssue } from '#contract/given-way.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking } from '#contract/portal.ts';
import { matterColumn, matterTable } from '../db/matter-sql.ts';
import { type Meeting, type OwnAppointment, readSlotCalendar } from './slot-calendar.ts';

type Values = Readonly<Record<string, unknown>>;

/** The way that the record says by itself which decides it, such as the type of a consultation. */
export async function readGivenWay(
  client: PoolClient,
  { fields }: Matter,
  { way, inWriting }: PortalBooking<string>,
  values: Values,
): Promise<GivenWay> {
  const decides = inWriting && fields[inWriting.by];
  if (!decides || !('to' in decides)) return '';
  const { rows } = await client.query<{ way: string | null }>(
    `select ${matterColumn(way)} as way from ${matterTable({ name: decides.to })} where id = $1`,
    [values[inWriting.by]],
  );
  return givenWay(rows[0], 'way');
}

/** Refuses another way than the one that is given. */
export function refuseOtherWay({ way }: PortalBooking<string>, given: GivenWay, chosen: unknown): void {
  const issue = wayIssue(given, chosen);
  if (issue) throw refusal(way, issue);
}

interface Taker {
  readonly own?: OwnAppointment | undefined;
  /** Default: whoever is free. */
  readonly only?: number | null | undefined;
}

/** Refuses a way in which nobody keeps hours who could take it, where they do in another. */
export async function refuseUnofferedWay(
  client: PoolClient,
  { way: key }: PortalBooking<string>,
  meeting: Meeting,
  taker: Taker,
): Promise<void> {
  const isMet = async (way: Meeting['way']) => {
    const calendar = await readSlotCalendar(client, { ...meeting, way }, { now: Date.now(), ...taker });
    return calendar !== null && calendar.consultants.length > 0;
  };
  if (!(await isMet(meeting.way)) && (await isMet(null))) throw refusal(key, { code: 'wayNotOffered' });
}

const refusal = (key: string, issue: FieldIssue) => new AppError('validation', { fields: { [key]: issue } });
