import type { Action } from '#contract/actions.ts';
import { bookings } from '../bookings/bookings.ts';
import type { ActionCapability } from './action-capability.ts';

/** What actions may declare and their dialogs look at. */
export const actionCapabilities: readonly ActionCapability[] = [bookings];

/** What looks at the values of an action. It comes with the dialog: a list and a record do without it. */
export const capabilityOf = (action: Action): ActionCapability | undefined =>
  actionCapabilities.find(({ isDeclaredBy }) => isDeclaredBy(action));
