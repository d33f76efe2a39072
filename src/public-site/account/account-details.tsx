import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useUserInfo } from '#providers/use-user-info.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx';
import { UserText } from '#ui/user-text.tsx';
import styles from './account-details.module.css';

/** The account as the host knows it. */
export function AccountDetails() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: account, error, refetch } = useUserInfo();
  return (
    <section aria-labelledby="account">
      <h2 id="account" className={styles.title}>
        {t('profile.account')}
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
      {account && (
        <>
          <p className={styles.name}>
            <UserText>{language === 'ar' ? account.fullNameAr : account.fullNameEn}</UserText>
          </p>
          <dl className={styles.list}>
            <Line label={t('auth.email')}>{account.email}</Line>
            <Line label={t('auth.mobile')}>{account.mobileNumber}</Line>
            <Line label={t('auth.whatsapp')}>{account.whatsAppNumber}</Line>
          </dl>
          <p className={styles.since}>
            {t('profile.memberSince', { date: formatDate({ at: account.memberSince, language }) })}
          </p>
        </>
      )}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Ltr>{children}</Ltr>
      </dd>
    </div>
  );
}
