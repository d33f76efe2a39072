import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** Has a code mailed for a login without a password, if a client has the address. */
export async function sendLoginCode(email: string): Promise<void> {
  const [{ sendCall }, { sendLoginCodeCall }] = await Promise.all([
    loadDataProvider(),
    import('#providers/calls/account-calls.ts'),
  ]);
  await sendCall(sendLoginCodeCall(email));
}
