import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/**
 * The rules of what is sent and the call that sends it, with the schema library and the transport. Asked for when a
 * form is shown, so that neither is part of the page that draws it.
 */
export const loadSendingRules = () => import('#contract/body-schemas.ts');

/** Fetches both ahead: whoever loses the connection while typing is then told so by the call itself. */
export function warmUpSending(): void {
  const forgive = () => {
    // The form asks again when it needs them, and says so when it fails then.
  };
  loadSendingRules().catch(forgive);
  loadDataProvider().catch(forgive);
}
