import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnDetails } from '#contract/account-schemas.ts';
import { isSame } from '#contract/changed-values.ts';
import type { UserInfo } from '#contract/session.ts';
import { accountKeys } from './account-keys.ts';
import { AppFailure } from '../http/app-failure.ts';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { getSession, renewSession } from './session-store.ts';

const KEYS = ['fullNameAr', 'fullNameEn', 'mobileNumber', 'whatsAppNumber'] as const;

interface OwnDetailsOptions {
  /** Saves them by the side that the form is on, on top of the version that they were changed on. */
  save: (details: OwnDetails, version: number) => Promise<UserInfo>;
  /** Called with whether something was typed since, which is not saved. */
  onSaved: (isTyped: boolean) => void;
  /** Called with why they were refused, which the form says too. */
  onRefused?: (error: unknown) => void;
}

/**
 * The form of one's own names and numbers (R364). Whoever changed them elsewhere meanwhile is not overwritten: what was
 * not edited here takes their values, what was edited stays, and the person is told before they save again.
 */
export function useOwnDetails(account: UserInfo, { save, onSaved, onRefused }: OwnDetailsOptions) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(account);
  const goOnFrom = (newer: UserInfo) => {
    setBase(newer);
    queryClient.setQueryData(accountKeys.userInfo(newer.id), { data: newer });
    greetBy(newer);
  };
  const form = useSchemaForm({
    initialValues: detailsOf(account),
    validate: async (values: OwnDetails) => {
      const { checkAccountForm, ownDetailsSchema } = await import('#contract/account-schemas.ts');
      return checkAccountForm(ownDetailsSchema, values);
    },
    async onSubmit(details, typed) {
      const done = (saved: UserInfo) => {
        goOnFrom(saved);
        show(detailsOf(saved), typed);
        onSaved(Object.keys(typedSince(typed, latest.current)).length > 0);
      };
      try {
        done(await save(details, base.version));
      } catch (error) {
        const newer = await newerOf(error);
        // An earlier try has arrived, and its answer was lost.
        if (newer && KEYS.every((key) => isSame(newer[key], details[key]))) return done(newer);
        onRefused?.(error);
        if (newer) {
          goOnFrom(newer);
          show({ ...detailsOf(newer), ...editedIn(typed, base) }, typed);
        }
        throw error;
      }
    },
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });
  /** What was typed since these were sent stays. */
  const show = (details: OwnDetails, sent: OwnDetails) =>
    form.setValues({ ...details, ...typedSince(sent, latest.current) });
  return {
    ...form,
    /** What the fields began with, and the version that is of. */
    base: { values: detailsOf(base), version: base.version },
    isDirty: !form.isSubmitting && Object.keys(editedIn(form.values, base)).length > 0,
  };
}

const detailsOf = ({ fullNameAr, fullNameEn, mobileNumber, whatsAppNumber }: UserInfo) => ({
  fullNameAr,
  fullNameEn,
  mobileNumber,
  whatsAppNumber,
});

const editedIn = (values: OwnDetails, base: UserInfo): Partial<OwnDetails> =>
  Object.fromEntries(KEYS.filter((key) => values[key] !== base[key]).map((key) => [key, values[key]]));

const typedSince = (sent: OwnDetails, now: OwnDetails): Partial<OwnDetails> =>
  Object.fromEntries(KEYS.filter((key) => now[key] !== sent[key]).map((key) => [key, now[key]]));

/** Whoever is greeted by name is greeted by the new one (R364). Somebody may have signed out meanwhile. */
function greetBy({ id, name }: UserInfo): void {
  const session = getSession();
  if (session?.user.id === id) renewSession({ ...session, user: { ...session.user, name } });
}

/** The account as it is by now, which the answer of a conflict carries. */
async function newerOf(error: unknown): Promise<UserInfo | undefined> {
  if (!(error instanceof AppFailure) || error.code !== 'conflict') return undefined;
  const { userInfoSchema } = await import('#contract/session.ts');
  return userInfoSchema.safeParse(error.data).data;
}
