import styles from './whole-numbers.module.css';

/** A number with hyphens, such as that of a request. */
const NUMBERS = /(\S{0,10}-\d\S{0,10})/;

/** Words in which no line ends within a number: from right to left its halves would change places. */
export const WholeNumbers = ({ text }: { text: string }) => (
  <>
    {text.split(NUMBERS).map((part, at) =>
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
