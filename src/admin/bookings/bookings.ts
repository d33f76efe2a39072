import type { ActionCapability } from '../capabilities/action-capability.ts';
import { ClashCheck } from './clash-check.tsx';

/** An action that gives somebody a time is looked at beforehand, and offers times where staff choose one. */
export const bookings: ActionCapability = {
  name: 'bookings',
  isDeclaredBy: ({ clash }) => clash !== undefined,
  Check: ClashCheck,
};
