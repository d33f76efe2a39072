import { accountCalls } from '#contract/account-calls.ts';
import { type OwnDetails, ownDetailsSchema } from '#contract/account-schemas.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { type UserInfo, userInfoSchema } from '#contract/session.ts';
import { users } from '#resources/users.ts';
import type { Host } from '../host.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { ifMatch, versionOf } from '../resources/shared-route.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { accountForm } from './account-forms.ts';
import { type Account, accountById, userInfoOf } from './accounts.ts';
import { createSuccessLimit } from './limits.ts';

const SAVES_PER_HOUR = 20;
/** A client's new name is compared with everybody's in each of their matters, and what it is like stays found. */
const CLIENT_NAMES_PER_DAY = 5;

/** Names and numbers of the own account (R364): the same change as an Admin's, audit and version included. */
export function ownDetailsRoutes(host: Host, tables: RecordTables): AnyRoute[] {
  const table = tables.get(users.name);
  if (!table) return [];
  const records = recordsOf(host, table, tables);
  const saved = createSuccessLimit(
    { name: 'own details of an account', points: SAVES_PER_HOUR, seconds: 3600 },
    host.limiter,
  );
  const named = createSuccessLimit(
    { name: 'names of a client', points: CLIENT_NAMES_PER_DAY, seconds: 24 * 3600 },
    host.limiter,
  );
  return [
    route<undefined, OwnDetails, UserInfo>({
      method: 'PUT',
      path: accountCalls.updateUserInfo,
      tag: 'Auth',
      summary: 'Changes names and numbers of the own account',
      access: { User: 'own', CustomerService: 'own', Admin: 'own' },
      body: accountForm(ownDetailsSchema),
      data: () => userInfoSchema,
      headers: [ifMatch],
      errors: ['validation', 'conflict', 'tooManyRequests'],
      messages: { conflict: CHANGED_MEANWHILE },
      async handle(call) {
        const { userId } = signedInCaller(call.caller);
        const account = await accountById(host.pool, userId);
        // Accounts have no owner by their definition: that it is the caller's own says the id.
        const requestContext = { ...requestContextOf(call), reach: 'all' as const };
        const save = () =>
          records.update({ id: userId, written: call.body, version: versionOf(call) }, requestContext);
        try {
          await saved(String(userId), () =>
            isNewNameOfClient(account, call.body) ? named(String(userId), save) : save(),
          );
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
          throw new AppError('conflict', { data: await infoOf(host, userId, call.language) });
        }
        return infoOf(host, userId, call.language);
      },
    }),
  ];
}

const CHANGED_MEANWHILE = {
  ar: 'تغيّرت بياناتك من مكان آخر. ما لم تعدّله هنا صار محدَّثًا؛ راجعه ثم احفظ مرة أخرى.',
  en: 'Your data was changed from elsewhere. What you did not edit here is up to date now; check it and save again.',
};

const isNewNameOfClient = (account: Account | null, { fullNameAr, fullNameEn }: OwnDetails): boolean =>
  account?.role === 'User' && (account.fullNameAr !== fullNameAr || account.fullNameEn !== fullNameEn);

async function infoOf({ pool }: Host, userId: number, language: Language): Promise<UserInfo> {
  const account = await accountById(pool, userId);
  if (!account) throw new AppError('unauthenticated');
  return userInfoOf(account, language);
}
