import type { OwnDetails } from '#contract/account-schemas.ts';
import type { UserInfo } from '#contract/session.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';

/** Saves the client's own names and numbers, on top of the version that they were changed on. */
export async function saveOwnDetails(details: OwnDetails, version: number): Promise<UserInfo> {
  const [{ sendCall }, { updateUserInfoCall }] = await Promise.all([
    loadDataProvider(),
    import('#providers/calls/user-info-calls.ts'),
  ]);
  return sendCall(updateUserInfoCall(details, version));
}
