import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** The rules of a message: loaded when somebody begins to write. */
export const loadMessageRules = () => import('./check-message.ts');

/** Fetches them and what sends ahead: whoever loses the connection while typing is then told so by the call itself. */
export function warmUpMessage(): void {
  const forgive = () => {
    // The form asks again when it needs them, and says so when it fails then.
  };
  loadMessageRules().catch(forgive);
  loadDataProvider().catch(forgive);
}
