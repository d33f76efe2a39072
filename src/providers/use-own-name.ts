import { useLanguage } from './use-language.ts';
import { useSession } from './use-session.ts';
import { useUserInfo } from './use-user-info.ts';

/**
 * One's own name as the page speaks. The session's is in the language of the sign-in; where that is another one, the
 * account is asked, which has both (A33).
 */
export function useOwnName(): string {
  const { language } = useLanguage();
  const name = useSession()?.user.name ?? '';
  const { data } = useUserInfo({ enabled: isArabic(name) !== (language === 'ar') });
  return (language === 'ar' ? data?.fullNameAr : data?.fullNameEn) || name;
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
