import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnDetails } from '#contract/account-schemas.ts';
import type { UserInfo } from '#contract/session.ts';
import { updateUserInfo } from './account.ts';
import { AppFailure } from './app-failure.ts';
import { useSchemaForm } from './forms/use-schema-form.ts';
import { userInfoKey } from './use-user-info.ts';

const KEYS = ['fullNameAr', 'fullNameEn', 'mobileNumber', 'whatsAppNumber'] as const;

/**
 * The form of one's own names and numbers (R364). Whoever changed them elsewhere meanwhile is not overwritten: what was
 * not edited here takes their values, what was edited stays, and the person is told before they save again.
 */
export function useOwnDetails(account: UserInfo, onSaved: () => void) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(account);
  const goOnFrom = (newer: UserInfo) => {
    setBase(newer);
    queryClient.setQueryData(userInfoKey(newer.id), newer);
  };
  const form = useSchemaForm({
    initialValues: detailsOf(account),
    validate: async (values: OwnDetails) => {
      const { checkAccountForm, ownDetailsSchema } = await import('#contract/account-schemas.ts');
      return checkAccountForm(ownDetailsSchema, values);
    },
    async onSubmit(details, typed) {
      try {
        const saved = await updateUserInfo(details, base.version);
        goOnFrom(saved);
        form.setValues(detailsOf(saved));
        onSaved();
      } catch (error) {
        const newer = await newerOf(error);
        if (newer) {
          goOnFrom(newer);
          form.setValues({ ...detailsOf(newer), ...editedIn(typed, base) });
        }
        throw error;
      }
    },
  });
  return { ...form, isDirty: !form.isSubmitting && Object.keys(editedIn(form.values, base)).length > 0 };
}

const detailsOf = ({ fullNameAr, fullNameEn, mobileNumber, whatsAppNumber }: UserInfo) => ({
  fullNameAr,
  fullNameEn,
  mobileNumber,
  whatsAppNumber,
});

const editedIn = (values: OwnDetails, base: UserInfo): Partial<OwnDetails> =>
  Object.fromEntries(KEYS.filter((key) => values[key] !== base[key]).map((key) => [key, values[key]]));

/** The account as it is by now, which the answer of a conflict carries. */
async function newerOf(error: unknown): Promise<UserInfo | undefined> {
  if (!(error instanceof AppFailure) || error.code !== 'conflict') return undefined;
  const { userInfoSchema } = await import('#contract/session.ts');
  return userInfoSchema.safeParse(error.data).data;
}
