import { givenWay } from '#contract/given-way.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking } from '#contract/portal.ts';
import { NO_MEETING, type Way } from '#contract/ways.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { publicResources } from '../content.ts';
import { useManyRecords } from '../queries/use-many-records.ts';

/**
 * The way in which one meets that the type of a record says by itself; '' where it leaves that open, as one does that is
 * answered in writing when staff have made a meeting of it, `undefined` until it is known.
 */
export function useGivenWay(
  { fields }: Matter,
  { way, inWriting }: PortalBooking<string>,
  values: AnyRecord,
): Way | '' | undefined {
  const by = inWriting?.by ?? '';
  const field = fields[by];
  const to = publicResources.find(({ name }) => field && 'to' in field && field.to === name);
  const [types] = useManyRecords(to ? [to] : []);
  if (!to) return '';
  if (!types?.data) return undefined;
  const given = givenWay(
    types.data.data.find(({ id }) => id === values[by]),
    way,
  );
  return given === NO_MEETING ? '' : given;
}
