import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { GirihWindow } from '#ui/girih/girih-window.tsx';
import { PageHeading } from '../page-heading.tsx';
import styles from './matter-page.module.css';
import type { MatterKind } from './matters.ts';

/** There is none of that number, or it is somebody else's: both are told alike (R219, R220, R241). */
export function MatterMissing({ kind }: { kind: MatterKind }) {
  const { t } = useTranslation(['requestDetail', 'nav']);
  return (
    <div className={styles.missing}>
      <GirihWindow look="openCentre" width={88} />
      <PageHeading
        title={t(kind === 'requests' ? 'requestDetail:notFound' : 'requestDetail:consultationNotFound')}
        className={styles.missingTitle}
      />
      <p>{t('requestDetail:notFoundBody')}</p>
      <ButtonLink to={pages.account.path}>{t('nav:myRequests')}</ButtonLink>
    </div>
  );
}
