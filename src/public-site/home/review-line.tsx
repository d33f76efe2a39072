import type { RecordOf } from '#contract/record-types.ts';
import type { clientReviews } from '#resources/client-reviews.ts';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './reviews-section.module.css';

/** A review in a few lines. */
export function ReviewLine({ review }: { review: RecordOf<typeof clientReviews> }) {
  return (
    <li>
      <figure className={styles.short}>
        <blockquote>
          <Localized words={wordsOf(review, 'text')} />
        </blockquote>
        <figcaption className={styles.by}>
          <Localized words={wordsOf(review, 'clientName')} /> ·{' '}
          <Localized words={wordsOf(review, 'clientOf')} />
        </figcaption>
      </figure>
    </li>
  );
}
