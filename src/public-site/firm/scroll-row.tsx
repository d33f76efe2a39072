import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import styles from './scroll-row.module.css';

interface ScrollRowProps {
  /** What is in the row, for assistive technology. */
  label: string;
  /** Whether it has more than the widest screens show: then there are buttons to move it. */
  hasMore: boolean;
  /** The items of a list. */
  children: ReactNode;
}

/** A row that scrolls sideways where it has no room, by touch, by keyboard and by its buttons. */
export function ScrollRow({ label, hasMore, children }: ScrollRowProps) {
  const { t } = useTranslation(['common']);
  const { direction } = useLanguage();
  const row = useRef<HTMLUListElement>(null);
  const move = (pages: number) => {
    const towards = direction === 'rtl' ? -pages : pages;
    row.current?.scrollBy({ left: towards * row.current.clientWidth * 0.8 });
  };
  return (
    <>
      {/* What scrolls must be reachable by keyboard, also without a link in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className={styles.buttons} data-more={hasMore || undefined}>
        <Button
          variant="secondary"
          className={styles.button}
          aria-label={t('common:previous')}
          onClick={() => move(-1)}
        >
          <DirectionalIcon icon={IconChevronLeft} size={20} />
        </Button>
        <Button
          variant="secondary"
          className={styles.button}
          aria-label={t('common:next')}
          onClick={() => move(1)}
        >
          <DirectionalIcon icon={IconChevronRight} size={20} />
        </Button>
      </div>
    </>
  );
}
