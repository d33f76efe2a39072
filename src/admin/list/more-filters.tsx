import { useTranslation } from 'react-i18next';
import { filterCount } from '#contract/list-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './list-screen.module.css';
import { MatchChoice } from './match-choice.tsx';
import type { useListState } from './use-list-state.ts';

interface MoreFiltersProps {
  /** The element that holds them all; null where a line has room for them. */
  controls: string | null;
  isOpen: boolean;
  onToggle: () => void;
  list: ReturnType<typeof useListState>;
}

/** Behind the filters: the button that shows those that a line has no room for, and how several of them combine. */
export function MoreFilters({ controls, isOpen, onToggle, list }: MoreFiltersProps) {
  const { t } = useTranslation(['records']);
  return (
    <>
      {controls !== null && (
        <Button
          size="small"
          variant="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={controls}
          onClick={onToggle}
        >
          {t(isOpen ? 'records:fewerFilters' : 'records:moreFilters')}
        </Button>
      )}
      {filterCount(list.query) > 1 && (
        <div className={styles.match}>
          <MatchChoice value={list.query.match} onChange={(match) => list.change({ match })} />
        </div>
      )}
    </>
  );
}
