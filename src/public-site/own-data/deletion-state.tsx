import { useTranslation } from 'react-i18next';
import type { RecordOf } from '#contract/record-types.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { isolateLtr } from '#ui/text/isolate.ts';
import { useSend } from '../queries/use-call.ts';
import { DELETION } from './data-section.tsx';
import styles from './own-data-page.module.css';

interface DeletionStateProps {
  request: RecordOf<typeof deletionRequests>;
  /** Nobody has decided for good yet: it can be taken back. */
  isOpen: boolean;
}

/** Where the wish stands: its state, the firm's answer, what stays and why. */
export function DeletionState({ request, isOpen }: DeletionStateProps) {
  const { t } = useTranslation(['ownData']);
  const { language } = useLanguage();
  const { id, number, status, createdAt, decidedAt, answer, kept } = request;
  const withdrawal = useSend(
    async () =>
      (await import('#providers/calls/record-calls.ts')).actionCall(deletionRequests, {
        id,
        action: 'withdraw',
      }),
    { resource: deletionRequests, onSuccess: () => document.getElementById(DELETION)?.focus() },
  );
  const date = (at: string) => formatDate({ at, language });
  return (
    <div className={styles.state}>
      <p className={styles.stateTitle}>
        {t('ownData:statusLabel', { number: isolateLtr(number) })}
        {' · '}
        <strong>{deletionRequests.fields.status.options[status][language]}</strong>
      </p>
      <dl className={styles.facts}>
        <Fact label={t('ownData:askedOn')}>{date(createdAt)}</Fact>
        {decidedAt && <Fact label={t('ownData:decidedOn')}>{date(decidedAt)}</Fact>}
        {answer && (
          <Fact label={t('ownData:answer')}>
            <UserText as="p" className={styles.lines}>
              {answer}
            </UserText>
          </Fact>
        )}
        {kept && (
          <Fact label={t('ownData:kept')}>
            <UserText as="p" className={styles.lines}>
              {kept}
            </UserText>
          </Fact>
        )}
      </dl>
      {withdrawal.error && (
        <ErrorPanel title={t('ownData:withdrawFailed')}>
          {describeFailure(withdrawal.error, language)}
        </ErrorPanel>
      )}
      {isOpen && (
        <Button
          variant="secondary"
          size="small"
          isLoading={withdrawal.isPending}
          loadingLabel={t('ownData:withdrawing')}
          onClick={() => withdrawal.mutate()}
        >
          {t('ownData:withdraw')}
        </Button>
      )}
      <p role="status" className={styles.quiet}>
        {withdrawal.isSuccess && t('ownData:withdrawn')}
      </p>
    </div>
  );
}
