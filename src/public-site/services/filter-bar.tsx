import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { pickWords } from '#contract/language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { wordsOf } from '../words-of.ts';
import { BranchFilter } from './branch-filter.tsx';
import styles from './filter-bar.module.css';
import type { useServiceFilters } from './use-service-filters.ts';
import type { Practice } from './use-services.ts';

interface FilterBarProps {
  filters: ReturnType<typeof useServiceFilters>;
  /** Every category that can be chosen; `null` while they are on their way. */
  practices: readonly Practice[] | null;
  /** How many services are shown; `null` while that is not known. */
  count: number | null;
}

/** Search, category and office over the list. On narrow screens the last two open under a button. */
export function FilterBar({ filters, practices, count }: FilterBarProps) {
  const { t } = useTranslation(['services', 'common']);
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <SearchField
          label={t('services:searchLabel')}
          placeholder={t('services:searchPlaceholder')}
          query={filters.query}
          onChange={filters.setQuery}
          className={styles.search}
        />
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden="true" />
          {t('common:filters')}
          {filters.count > 0 && <Ltr>({filters.count})</Ltr>}
        </Button>
        <div id={id} className={styles.filters} data-open={isOpen || undefined}>
          <SelectField
            label={t('services:category')}
            isLabelHidden
            options={[
              { value: '', label: t('services:allCategories') },
              ...(practices ?? []).map(({ category }) => ({
                value: category.slug,
                label: pickWords(wordsOf(category, 'name'), language).text,
              })),
            ]}
            value={filters.category}
            onChange={(event) => filters.setCategory(event.currentTarget.value)}
          />
          <BranchFilter chosenId={filters.branchId} onChoose={filters.setBranchId} />
        </div>
        <p role="status" className={styles.count}>
          {count !== null && t('common:results', { count })}
        </p>
      </div>
    </div>
  );
}
