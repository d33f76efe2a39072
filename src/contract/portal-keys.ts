import type { Portal } from './portal.ts';

/** The fields that the client's half of a resource names, each with its place in it. */
export function portalKeys(portal: Portal): (readonly [place: string, key: string])[] {
  const { description, topic, reason, facts, form, calendar, dashboard } = portal;
  const { booking } = calendar ?? {};
  const named: (readonly [place: string, key: string | undefined])[] = [
    ['description', description],
    ['topic', topic],
    ['reason', reason],
    ...facts.map(({ field }) => ['facts', field] as const),
    ...(form.steps ?? []).flatMap(({ fields }) => fields.map((key) => ['form.steps', key] as const)),
    ['form.officesBy', form.steps && form.officesBy?.reference],
    ['dashboard.by', dashboard?.by],
    ['calendar.at', calendar?.at],
    ['calendar.until', calendar?.until],
    ['calendar.with', calendar?.with],
    ['calendar.place', calendar?.place],
    ['calendar.fee', calendar?.fee],
    ['calendar.booking.way', booking?.way],
    ['calendar.booking.wish', booking?.wish],
    ['calendar.booking.second', booking?.second],
    ['calendar.booking.about', booking?.about],
    ['calendar.booking.asked', booking?.asked],
    ['calendar.booking.inWriting.by', booking?.inWriting?.by],
    ['calendar.booking.inWriting.times', booking?.inWriting?.times],
  ];
  return named.flatMap(([place, key]) => (key === undefined ? [] : [[place, key] as const]));
}
