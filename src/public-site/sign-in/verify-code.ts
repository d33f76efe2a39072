import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** Asks the host whether a reset code is right: a step of its own, which sets nothing yet. */
export async function verifyCode(form: { email: string; code: string }): Promise<void> {
  const [{ sendCall }, { verifyCodeCall }] = await Promise.all([
    loadDataProvider(),
    import('#providers/calls/account-calls.ts'),
  ]);
  await sendCall(verifyCodeCall(form));
}
