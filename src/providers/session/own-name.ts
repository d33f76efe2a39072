import type { Language } from '#contract/language.ts';
import type { UserInfo } from '#contract/session.ts';

/** The session's name is in the language of the sign-in; where the page speaks another, the account has to be asked. */
export const isNameIn = (language: Language, name: string): boolean =>
  /\p{Script=Arabic}/u.test(name) === (language === 'ar');

/** One's own name as the page speaks (A33), as far as the account has come. */
export const ownNameIn = (language: Language, name: string, account: UserInfo | undefined): string =>
  (language === 'ar' ? account?.fullNameAr : account?.fullNameEn) || name;
