import { useTranslation } from 'react-i18next';
import type { Totals } from '#contract/envelope.ts';
import { shownRange } from '#providers/records/list-totals.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './matter-list.module.css';

interface MatterPagerProps {
  totals: Totals;
  onPage: (page: number) => void;
}

/** Where there is more than one page. */
export function MatterPager({ totals, onPage }: MatterPagerProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { pageIndex, totalPages, totalCount } = totals;
  return (
    <nav className={styles.pager} aria-label={t('profile:pages')}>
      <Button variant="secondary" disabled={pageIndex <= 1} onClick={() => onPage(pageIndex - 1)}>
        {t('common:previous')}
      </Button>
      <p role="status">{t('common:showing', { ...shownRange(totals), total: totalCount })}</p>
      <Button variant="secondary" disabled={pageIndex >= totalPages} onClick={() => onPage(pageIndex + 1)}>
        {t('common:next')}
      </Button>
    </nav>
  );
}
