import { accountCalls } from '#contract/account-calls.ts';
import type { AcceptInvitation } from '#contract/account-schemas.ts';
import { type Invited, invitedSchema } from '#contract/invitation.ts';
import { type SignedIn, signedInSchema } from '#contract/session.ts';
import type { CustomCall } from './custom-call.ts';

/** POST `ReadInvitation`: whom the token of a link is for. */
export const readInvitationCall = (token: string): CustomCall<Invited> => ({
  method: 'post',
  url: accountCalls.readInvitation,
  payload: { token },
  answer: invitedSchema,
});

/** POST `AcceptInvitation`: the first password, which signs in. */
export const acceptInvitationCall = (form: AcceptInvitation): CustomCall<SignedIn> => ({
  method: 'post',
  url: accountCalls.acceptInvitation,
  payload: form,
  answer: signedInSchema,
});
