import { useTranslation } from 'react-i18next';
import type { ThreadEntry } from '#contract/thread.ts';
import { useSession } from '#providers/session/use-session.ts';
import { UserText } from '#ui/text/user-text.tsx';

/** Who it was: the reader, a person of the firm by name, or the firm's own machine. */
export function EntryAuthor({ author }: Pick<ThreadEntry, 'author'>) {
  const { t } = useTranslation(['common']);
  const ownId = useSession()?.user.id;
  if (author === null) return <strong>{t('common:system')}</strong>;
  if (author.id === ownId) return <strong>{t('common:you')}</strong>;
  return (
    <strong>
      <UserText>{author.name}</UserText>
    </strong>
  );
}
