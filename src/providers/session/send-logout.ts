import { accountCalls } from '#contract/account-calls.ts';
import { PENDING_LOGOUT_STORE } from '#contract/stores.ts';
import { removeStored, writeStored } from '../browser/browser-storage.ts';
import { PROVIDER_HOST } from '../http/provider-host.ts';
import { currentLanguage } from '../i18n/language.ts';
import { isLogoutPending } from './pending-logout.ts';

export const markLogoutPending = (): void => writeStored('local', PENDING_LOGOUT_STORE, 'true');

/** The host has heard it, or somebody has logged in since, with a cookie of their own. */
export const forgetPendingLogout = (): void => removeStored('local', PENDING_LOGOUT_STORE);

/** Tells the host, also when the page is left meanwhile. Never throws: what it does not hear stays pending. */
export function sendLogout(token: string | null): Promise<void> {
  // Not as the other calls go, whose program a bad line may not bring.
  sending ??= fetch(PROVIDER_HOST + accountCalls.logout, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    // Whoever logs in next waits for it: on a line that stalls not for long.
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      'Accept-Language': currentLanguage(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
  })
    .then(({ ok }) => {
      if (ok) forgetPendingLogout();
    })
    .catch(() => {})
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

/** Sends what an earlier page could not, now and when the line is back. */
export function sendPendingLogout(): void {
  const send = () => {
    if (isLogoutPending()) void sendLogout(null);
  };
  send();
  window.addEventListener('online', send);
}

/** Resolves when no logout is on its way or still to be sent: its answer takes the cookie away, whose ever it is by then. */
export const logoutSettled = (): Promise<void> =>
  sending ?? (isLogoutPending() ? sendLogout(null) : Promise.resolve());

/** Milliseconds. */
const LIMIT_MS = 10_000;

let sending: Promise<void> | undefined;
