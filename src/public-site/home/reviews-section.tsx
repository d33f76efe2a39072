import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRecords } from '../queries/use-records.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { clientReviews } from '../content.ts';
import { LeadReview } from './lead-review.tsx';
import { ReviewLine } from './review-line.tsx';
import styles from './reviews-section.module.css';

/** One long quote and three short ones. */
const AT_ONCE = 4;

/** What clients say (R57, R155). More than four come page by page, when somebody asks, never by themselves. */
export function ReviewsSection() {
  const { t } = useTranslation(['home', 'common']);
  const [from, setFrom] = useState(0);
  const { data } = useAllRecords(clientReviews);
  const reviews = data?.data ?? [];
  const [lead, ...others] = reviews.slice(from, from + AT_ONCE);
  if (!lead) return null;
  const turn = (to: number) => {
    if (to >= 0 && to < reviews.length) setFrom(to);
  };
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <div className={styles.columns}>
        <div>
          <h2 id="reviews-title" className={styles.title}>
            {t('home:reviewsTitle')}
          </h2>
          <div aria-live="polite">
            <LeadReview review={lead} />
          </div>
          {reviews.length > AT_ONCE && (
            <div className={styles.buttons}>
              {/* Not disabled at the ends: that would drop the focus of whoever turns them all the way. */}
              <Button
                variant="secondary"
                className={styles.button}
                aria-label={t('common:previous')}
                aria-disabled={from === 0 || undefined}
                onClick={() => turn(from - AT_ONCE)}
              >
                <DirectionalIcon icon={IconChevronLeft} size={20} />
              </Button>
              <Button
                variant="secondary"
                className={styles.button}
                aria-label={t('common:next')}
                aria-disabled={from + AT_ONCE >= reviews.length || undefined}
                onClick={() => turn(from + AT_ONCE)}
              >
                <DirectionalIcon icon={IconChevronRight} size={20} />
              </Button>
            </div>
          )}
        </div>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
