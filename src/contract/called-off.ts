import type { Matter } from './matter.ts';
import { isClosed } from './workflow.ts';

type Arranging = Pick<Matter, 'portal' | 'workflow'>;

/** Does an appointment that is to come not take place once its matter is in this state? */
export const endsAppointment = ({ portal, workflow }: Arranging, state: unknown): boolean =>
  state === portal.calendar?.cancelled || isClosed(workflow, state);

interface Arranged {
  readonly state: unknown;
  readonly at: string | null | undefined;
  readonly closedAt: string | null | undefined;
}

/** Does an appointment not take place: it was called off, or what it was for was done with before it came? */
export const isCalledOff = (matter: Arranging, { state, at, closedAt }: Arranged): boolean =>
  state === matter.portal.calendar?.cancelled ||
  (isClosed(matter.workflow, state) && Date.parse(closedAt ?? '') < Date.parse(at ?? ''));
