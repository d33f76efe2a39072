import { pickWords } from '#contract/language.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { lawyers } from '#resources/lawyers.ts';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import { classes } from '#ui/layout/classes.ts';
import { Picture } from '#ui/records/picture.tsx';
import { initialOf } from '#ui/text/initial-of.ts';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-plate.module.css';

const ANGLES = ['star', 'lattice', 'knot', 'lattice', 'star'] as const;

export interface LawyerPlateProps {
  lawyer: RecordOf<typeof lawyers>;
  /** Its place among the others, from 0: shade and angle of a plate without a photo follow it. */
  place: number;
  /** How wide it is drawn, as the attribute of the same name of a picture. */
  sizes: string;
  /** In sight when the page opens. Default: loaded when it comes into sight. */
  isEager?: boolean;
  className?: string;
}

/** A lawyer's portrait on the octagonal plate, or their initial on the firm's pattern. The name is printed beside it. */
export function LawyerPlate({ lawyer, place, sizes, isEager, className }: LawyerPlateProps) {
  const { language } = useLanguage();
  const shade = place % ANGLES.length;
  return (
    <div className={classes(styles.plate, className)} data-shade={lawyer.photo ? undefined : shade}>
      {lawyer.photo ? (
        <Picture image={lawyer.photo} alt="" sizes={sizes} isEager={isEager} className={styles.photo} />
      ) : (
        <>
          <GirihPattern angle={ANGLES[shade]} className={styles.pattern} />
          <span className={styles.initial} aria-hidden="true">
            {initialOf(pickWords(wordsOf(lawyer, 'name'), language).text)}
          </span>
        </>
      )}
    </div>
  );
}
