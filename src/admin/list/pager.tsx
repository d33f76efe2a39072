import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Totals } from '#contract/envelope.ts';
import { type ListQuery, PAGE_SIZES } from '#contract/list-query.ts';
import { shownRange } from '#providers/records/list-totals.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  totals: Totals;
  onChange: (changes: Partial<ListQuery>) => void;
}

/** Which records are shown, how many at once, and the way to the others (R282-R284). */
export function Pager({ totals, onChange }: PagerProps) {
  const { t } = useTranslation(['panel', 'common']);
  const sizeId = useId();
  const { pageIndex, pageSize, totalPages, totalCount } = totals;
  const { from, to } = shownRange(totals);
  const go = (page: number) => {
    if (page >= 1 && page <= totalPages) onChange({ page });
  };
  return (
    <div className={styles.pager}>
      <p role="status">{t('common:showing', { from, to, total: totalCount })}</p>
      <div className={styles.size}>
        <label htmlFor={sizeId}>{t('common:rowsPerPage')}</label>
        <span className={styles.choice}>
          <select
            id={sizeId}
            value={pageSize}
            onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
          >
            {[...new Set([...PAGE_SIZES, pageSize])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </span>
      </div>
      <nav aria-label={t('panel:pages')} className={styles.pages}>
        {/* Not disabled at the ends: that would drop the focus of whoever turns the pages all the way. */}
        <Button
          size="small"
          variant="secondary"
          aria-disabled={pageIndex <= 1 || undefined}
          onClick={() => go(pageIndex - 1)}
        >
          <DirectionalIcon icon={IconChevronLeft} size={16} />
          {t('common:previous')}
        </Button>
        <span className={styles.numbers}>
          {pageNumbers(pageIndex, totalPages).map((page, at) =>
            page === null ? (
              <span key={`gap-${at}`} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                className={styles.number}
                aria-label={t('common:pageOf', { page, pages: totalPages })}
                aria-current={page === pageIndex ? 'page' : undefined}
                onClick={() => go(page)}
              >
                {page}
              </button>
            ),
          )}
        </span>
        <Button
          size="small"
          variant="secondary"
          aria-disabled={pageIndex >= totalPages || undefined}
          onClick={() => go(pageIndex + 1)}
        >
          {t('common:next')}
          <DirectionalIcon icon={IconChevronRight} size={16} />
        </Button>
      </nav>
    </div>
  );
}
