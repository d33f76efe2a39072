import { useTranslation } from 'react-i18next';
import type { Image } from '#contract/images.ts';
import { roleLabels } from '#contract/roles.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { NoValue } from '../fields/no-value.tsx';
import { usePlace } from '../places/places.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { useUserInfo } from '../refine/use-user-info.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Picture } from '#ui/records/picture.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import imageStyles from '../fields/image.module.css';
import styles from '../show/show-screen.module.css';
import { CalendarSection } from './calendar-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DigestSection } from './digest-section.tsx';
import { OwnDetailsForm } from './own-details-form.tsx';
import { OwnSessionsSection } from './own-sessions-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The signed-in person's own data, and their password (R363, R364). */
export function ProfileScreen() {
  const { t } = useTranslation(['auth', 'ownAccount', 'admin', 'records', 'adminSettings']);
  const { language } = useLanguage();
  const query = useUserInfo();
  const { data: user, isPending } = query;
  const lines = user && [
    ...(user.profileImage
      ? [{ label: t('ownAccount:profileImage'), value: <OwnPicture image={user.profileImage} /> }]
      : []),
    { label: t('auth:email'), value: <Ltr>{user.email}</Ltr> },
    { label: t('ownAccount:role'), value: user.lastRole && roleLabels[user.lastRole][language] },
    { label: t('ownAccount:branch'), value: <OwnBranch id={user.branchId} /> },
    { label: t('ownAccount:memberSince'), value: formatDate({ at: user.memberSince, language }) },
  ];
  return (
    <>
      <ScreenHead title={t('admin:profile')} />
      <div className={styles.sections}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('records:myData')}</h2>
          {isPending && <LoadingIndicator />}
          <ReadFailure query={query} />
          {user && <OwnDetailsForm key={user.id} account={user} />}
          <dl>
            {lines?.map(({ label, value }) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {user && <p className={styles.hint}>{t('records:fixedData')}</p>}
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('adminSettings:password')}</h2>
          <ChangePasswordForm />
        </section>
        <DigestSection />
        <CalendarSection />
        <SecondFactorSection />
        <OwnSessionsSection />
      </div>
    </>
  );
}

/** What it is stands beside it. */
const OwnPicture = ({ image }: { image: Image }) => (
  <Picture image={image} alt="" sizes="240px" className={imageStyles.whole} />
);

function OwnBranch({ id }: { id: number | null }) {
  const place = usePlace(id ?? undefined);
  if (id === null) return <NoValue />;
  return <bdi>{place?.name ?? '\u00a0'}</bdi>;
}
