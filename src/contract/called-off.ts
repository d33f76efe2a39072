import type { Matter } from './matter.ts';
import { isClosed } from './workflow.ts';

type MatterStates = Pick<Matter, 'portal' | 'workflow'>;

/** Whether an appointment to come does not take place any more once its matter is in this state: called off, or closed. */
export const endsAppointment = ({ portal, workflow }: MatterStates, state: unknown): boolean =>
  state === portal.calendar?.cancelled || isClosed(workflow, state);

interface AppointmentState {
  /** Of its matter. */
  readonly state: unknown;
  /** When it begins, ISO 8601. Nullish: nothing is arranged. */
  readonly at: string | null | undefined;
  /** When its matter was closed, ISO 8601. Nullish: it is open. */
  readonly closedAt: string | null | undefined;
}

/** Whether an appointment does not take place: it was called off, or its matter was closed before it began. */
export const isCalledOff = (matter: MatterStates, { state, at, closedAt }: AppointmentState): boolean =>
  state === matter.portal.calendar?.cancelled ||
  (isClosed(matter.workflow, state) && Date.parse(closedAt ?? '') < Date.parse(at ?? ''));
