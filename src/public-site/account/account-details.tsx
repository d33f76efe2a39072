import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ownNameIn } from '#providers/session/own-name.ts';
import { useUserInfo } from '../queries/use-user-info.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { ContactFacts } from './contact-facts.tsx';
import styles from './account-details.module.css';

// For who corrects something: the page stands without it.
const OwnDetailsForm = lazyWithRetry(async () => (await import('./own-details-form.tsx')).OwnDetailsForm);
const DetailsSaved = lazyWithRetry(async () => (await import('./own-details-form.tsx')).DetailsSaved);

/** The account as the host knows it, and the way to correct it (R364). */
export function AccountDetails() {
  const { t } = useTranslation(['profile', 'auth']);
  const { language } = useLanguage();
  const { data: account, error, refetch } = useUserInfo();
  const [isEdited, setEdited] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const edit = (isOn: boolean, isJustSaved = false) => {
    setEdited(isOn);
    setSaved(isJustSaved);
  };
  return (
    <section aria-labelledby="account">
      <h2 id="account" className={styles.title}>
        {t('profile:account')}
      </h2>
      {error && !account && (
        <ErrorPanel onRetry={() => void refetch()}>{describeFailure(error, language)}</ErrorPanel>
      )}
      {!error && !account && (
        <SkeletonRegion>
          {['62%', '80%', '54%'].map((width) => (
            <Skeleton key={width} width={width} height={18} />
          ))}
        </SkeletonRegion>
      )}
      <div role="status">
        {isSaved && (
          <LazyBoundary>
            <DetailsSaved />
          </LazyBoundary>
        )}
      </div>
      {account && isEdited && (
        <LazyBoundary>
          <OwnDetailsForm
            account={account}
            onSaved={(isTyped) => edit(isTyped, true)}
            onCancel={() => edit(false)}
          />
        </LazyBoundary>
      )}
      {account && !isEdited && (
        <>
          <p className={styles.name}>
            <UserText>{ownNameIn(language, account.name, account)}</UserText>
          </p>
          <dl className={styles.list}>
            <ContactFacts account={account} />
            <Fact label={t('auth:whatsapp')}>
              <PhoneText>{account.whatsAppNumber}</PhoneText>
            </Fact>
          </dl>
          <p className={styles.since}>
            {t('profile:memberSince', { date: formatDate({ at: account.memberSince, language }) })}
          </p>
          <Button ref={editButton} variant="secondary" className={styles.edit} onClick={() => edit(true)}>
            {t('profile:editDetails')}
          </Button>
        </>
      )}
      <p className={styles.more}>
        <Link to={pages.ownData.path}>{t('profile:ownData')}</Link>
      </p>
    </section>
  );
}
