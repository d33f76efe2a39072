import type { AnyResource } from './define-resource.ts';
import { isNamed } from './field-kinds.ts';
import type { FieldMap, FieldType } from './fields.ts';
import type { Matter } from './matter.ts';
import type { PortalBooking, PortalCalendar } from './portal.ts';
import { NO_MEETING, WAYS } from './ways.ts';

/** What contradicts, and where in the client's half: `calendar.booking.way`. */
export type PortalIssue = readonly [id: string, message: string, place: string];

/** What contradicts in the appointments that clients book. */
export function* portalBookingIssues(
  matter: Matter,
  resources: readonly AnyResource[],
): Generator<PortalIssue> {
  const { calendar } = matter.portal;
  if (!calendar?.booking) return;
  const { booking } = calendar;
  if (calendar.with === undefined)
    yield [
      'portal-booking',
      'times are booked with somebody: the calendar does not say with whom',
      'calendar.with',
    ];
  for (const way of WAYS.filter((each) => !hasOption(matter.fields, booking.way, each)))
    yield ['portal-way', `${booking.way} has no option ${way}`, 'calendar.booking.way'];
  yield* inWritingIssues(matter, booking, resources);
  yield* moveIssues(matter, calendar, booking);
}

function* inWritingIssues(
  { fields, workflow }: Matter,
  { way, inWriting }: PortalBooking<string>,
  resources: readonly AnyResource[],
): Generator<PortalIssue> {
  if (!inWriting) return;
  if (!hasOption(fields, way, NO_MEETING))
    yield [
      'portal-in-writing',
      `${way} has no option ${NO_MEETING} for what is answered in writing`,
      'calendar.booking.way',
    ];
  const { meeting } = inWriting;
  if (meeting && !(meeting.move in workflow.moves))
    yield ['portal-move', `there is no move ${meeting.move}`, 'calendar.booking.inWriting.meeting'];
  const decides = fields[inWriting.by];
  if (!decides || !isNamed(decides)) return;
  const named = resources.find(({ name }) => name === decides.to);
  // A reference to nothing is told of its field.
  if (named && !hasOption(named.fields, way, NO_MEETING))
    yield [
      'portal-in-writing-by',
      `${inWriting.by} is to decide it, but ${named.name}.${way} is no select with an option ${NO_MEETING}`,
      'calendar.booking.inWriting.by',
    ];
}

/** Where each move leads, and what the client chooses with it. */
function* moveIssues(
  { workflow }: Matter,
  { state, cancelled }: PortalCalendar<string>,
  { way, wish, moves }: PortalBooking<string>,
): Generator<PortalIssue> {
  const leads: [part: keyof typeof moves, to: string][] = [
    ['confirm', state],
    ['confirmSecond', state],
    ['choose', workflow.initial],
    ['move', state],
    ['withdraw', cancelled],
  ];
  const asked: [key: string, type: FieldType][] = [
    [wish, 'dateTime'],
    [way, 'select'],
  ];
  for (const [part, to] of leads) {
    const place = `calendar.booking.moves.${part}`;
    const move = workflow.moves[moves[part]];
    if (!move) yield ['portal-move', `there is no move ${moves[part]}`, place];
    else if (move.to !== to) yield ['portal-move-to', `${moves[part]} does not lead to ${to}`, place];
    if (!move || (part !== 'choose' && part !== 'move')) continue;
    for (const [key, type] of asked.filter(([name, each]) => move.input?.[name]?.type !== each))
      yield ['portal-move-input', `${moves[part]} does not ask for ${key} (${type})`, place];
  }
}

function hasOption(fields: FieldMap, key: string, option: string): boolean {
  const field = fields[key];
  return field !== undefined && 'options' in field && Object.hasOwn(field.options, option);
}
