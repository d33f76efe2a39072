import { useTranslation } from 'react-i18next';
import { canManage } from '#contract/access.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { resources } from '#resources/index.ts';
import { ScreenHead } from '../chrome/screen-head.tsx';
import styles from './dashboard-screen.module.css';
import { LatestRequests } from './latest-requests.tsx';
import { ResourceTotal } from './resource-total.tsx';

/** What is there to work with: a number and a way in for everything the role manages, and the newest requests. */
export function DashboardScreen() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole ?? null;
  const managed = resources.filter(
    ({ menu, access }) => menu !== false && !menu.area && canManage({ access }, 'list', role),
  );
  return (
    <>
      <ScreenHead title={t('admin.dashboard')} />
      <div className={styles.body}>
        <p className={styles.lead}>{t('panel.overview')}</p>
        <ul className={styles.totals} lang={language}>
          {managed.map((resource) => (
            <ResourceTotal key={resource.name} resource={resource} />
          ))}
        </ul>
        <LatestRequests />
      </div>
    </>
  );
}
