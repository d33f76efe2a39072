import { isNameIn, ownNameIn } from '#providers/session/own-name.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useUserInfo } from './use-user-info.ts';

/** One's own name as the page speaks: the session's, or where that is in the other language the account's. */
export function useOwnName(): string {
  const { language } = useLanguage();
  const name = useSession()?.user.name ?? '';
  const { data } = useUserInfo({ enabled: !isNameIn(language, name) });
  return ownNameIn(language, name, data);
}
