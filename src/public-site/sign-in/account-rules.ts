import { preloadTransport } from '#providers/http/preload/load-transport.ts';

/**
 * The rules of the account forms and the calls that send them, with the schema library and the transport. Asked for
 * when a form is shown, so that neither is part of the page that draws it.
 */
export const loadAccountRules = () => import('#contract/account-schemas.ts');

/** Fetches both ahead: whoever loses the connection while typing is then told so by the call itself. */
export function warmUpAccountForms(): void {
  const forgive = () => {
    // The form asks again when it needs them, and says so when it fails then.
  };
  loadAccountRules().catch(forgive);
  import('#providers/session/account-requests.ts').catch(forgive);
  preloadTransport();
}
