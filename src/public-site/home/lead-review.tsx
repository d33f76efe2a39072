import { pickWords } from '#contract/language.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { clientReviews } from '#resources/client-reviews.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { Picture } from '#ui/records/picture.tsx';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './reviews-section.module.css';

/** A review at length, with who gave it. */
export function LeadReview({ review }: { review: RecordOf<typeof clientReviews> }) {
  const { language } = useLanguage();
  return (
    <figure>
      <blockquote className={styles.quote}>
        <Localized words={wordsOf(review, 'text')} />
      </blockquote>
      <figcaption className={styles.author}>
        {review.photo ? (
          <Picture image={review.photo} alt="" sizes="48px" className={styles.photo} />
        ) : (
          <InitialTile
            kind="staff"
            size="large"
            name={pickWords(wordsOf(review, 'clientName'), language).text}
          />
        )}
        <span>
          <b className={styles.name}>
            <Localized words={wordsOf(review, 'clientName')} />
          </b>
          <Localized words={wordsOf(review, 'clientOf')} />
        </span>
      </figcaption>
    </figure>
  );
}
