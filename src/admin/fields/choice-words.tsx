import { Fragment } from 'react';
import styles from './choice-words.module.css';

interface ChoiceWordsProps {
  label: string;
  /** Default: the name says it all. */
  details?: readonly string[] | undefined;
}

/** What one chooses by: the name, and under it what tells it apart from its namesakes. */
export function ChoiceWords({ label, details = [] }: ChoiceWordsProps) {
  return (
    <span className={styles.words}>
      <bdi dir="auto">{label}</bdi>
      {details.length > 0 && (
        <span className={styles.details}>
          <ChoiceDetails details={details} />
        </span>
      )}
    </span>
  );
}

interface ChoiceDetailsProps {
  details: readonly string[];
  /** Of each of them. */
  className?: string | undefined;
}

/** What tells a choice apart from its namesakes, in one line. */
export const ChoiceDetails = ({ details, className }: ChoiceDetailsProps) => (
  <>
    {details.map((detail, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        <bdi dir="auto" className={className}>
          {detail}
        </bdi>
      </Fragment>
    ))}
  </>
);
