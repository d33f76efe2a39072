import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/session.ts';
import { isRestoring, subscribeRestore } from './restore-session.ts';
import { getSession, subscribeSession } from './session-store.ts';

/** The session of this tab, kept up to date; `null` for a visitor. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, getSession, noSession);

/** Whether a session of the refresh cookie is being asked for (R178). */
export const useIsRestoring = (): boolean => useSyncExternalStore(subscribeRestore, isRestoring, () => false);

const noSession = (): null => null;
