import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { PageHeading } from '../page-heading.tsx';
import styles from './matter-page.module.css';

/** There is none of that number, or it is somebody else's: both are told alike (R219, R220, R241). */
export function MatterMissing({ kind }: { kind: Matter }) {
  const { t } = useTranslation(['requestDetail', 'nav', 'notFound']);
  const { language } = useLanguage();
  return (
    <div className={styles.missing}>
      <GirihWindow look="openCentre" width={88} />
      <PageHeading
        title={kind.messages.notFound?.[language] ?? t('notFound:title')}
        className={styles.missingTitle}
      />
      <p>{t('requestDetail:notFoundBody')}</p>
      <ButtonLink to={pages.account.path}>{t('nav:myRequests')}</ButtonLink>
    </div>
  );
}
