import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { digestCall, setDigestCall } from '#providers/calls/digest-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Issue } from '../form/issue.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import styles from '../show/show-screen.module.css';

/** What one is told of outside the panel: a summary by mail, each working day. */
export function DigestSection() {
  const { t } = useTranslation(['notifications', 'ownAccount', 'toast']);
  const { language } = useLanguage();
  const notify = useNotify();
  const query = useCustomCall(digestCall(useSession()?.user.id ?? null));
  const { send, error, isPending } = useSendCall();
  const choose = async (isDaily: boolean) => {
    if (isPending) return;
    try {
      await send(setDigestCall({ isDaily }));
      await query.refetch();
      notify({ type: 'success', message: t('toast:updated') });
    } catch {
      // Said at the switch, which stays as it was.
    }
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('notifications:title')}</h2>
      <p className={styles.hint}>{t('ownAccount:digestLead')}</p>
      {query.isPending && <LoadingIndicator />}
      <ReadFailure query={query} />
      {query.data && (
        <Switch
          label={t('ownAccount:digest')}
          aria-busy={isPending || undefined}
          error={error && <Issue>{describeFailure(error, language)}</Issue>}
          checked={query.data.isDaily}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
      )}
    </section>
  );
}
