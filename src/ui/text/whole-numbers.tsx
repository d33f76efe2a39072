import { numberParts } from '#contract/number-parts.ts';
import styles from './whole-numbers.module.css';

/** Words in which no line ends within a number: from right to left its halves would change places. */
export const WholeNumbers = ({ text }: { text: string }) => (
  <>
    {numberParts(text).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <bdi key={at} className={styles.number}>
          {part}
        </bdi>
      ),
    )}
  </>
);
