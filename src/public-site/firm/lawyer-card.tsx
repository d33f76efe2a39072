import { IconBrandLinkedin, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pickWords } from '#contract/language.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { lawyers } from '#resources/lawyers.ts';
import { GirihPattern } from '#ui/girih/girih-pattern.tsx';
import { initialOf } from '#ui/text/initial-of.ts';
import { Picture } from '#ui/records/picture.tsx';
import { BranchNames } from '../branch-names.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { Localized } from '../localized.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './lawyer-card.module.css';

const ANGLES = ['star', 'lattice', 'knot', 'lattice', 'star'] as const;

interface LawyerCardProps {
  lawyer: RecordOf<typeof lawyers>;
  /** Its place among the others, from 0: shade and angle of a plate without a photo follow it. */
  place: number;
}

/** A lawyer on the octagonal plate, and how to reach them. */
export function LawyerCard({ lawyer, place }: LawyerCardProps) {
  const { t } = useTranslation(['home']);
  const { language } = useLanguage();
  const { text: name } = pickWords(wordsOf(lawyer, 'name'), language);
  return (
    <>
      <div className={styles.plate} data-shade={lawyer.photo ? undefined : place % ANGLES.length}>
        {lawyer.photo ? (
          <Picture
            image={lawyer.photo}
            alt=""
            sizes="(width < 1280px) 212px, 230px"
            className={styles.photo}
          />
        ) : (
          <>
            <GirihPattern angle={ANGLES[place % ANGLES.length]} className={styles.pattern} />
            <span className={styles.initial} aria-hidden="true">
              {initialOf(name)}
            </span>
          </>
        )}
      </div>
      <h3 className={styles.name}>
        <Localized words={wordsOf(lawyer, 'name')} />
      </h3>
      <p className={styles.text}>
        <Localized words={wordsOf(lawyer, 'jobTitle')} />
      </p>
      <p className={styles.text}>
        <Localized words={wordsOf(lawyer, 'specialization')} />
      </p>
      {lawyer.branchId !== null && <BranchNames ids={[lawyer.branchId]} className={styles.branch} />}
      {(lawyer.email !== '' || lawyer.linkedIn !== '') && (
        <p className={styles.links}>
          {lawyer.email !== '' && (
            <a href={`mailto:${lawyer.email}`} aria-label={t('home:emailLawyer', { name: isolate(name) })}>
              <IconMail size={20} stroke={1.6} aria-hidden="true" />
            </a>
          )}
          {lawyer.linkedIn !== '' && (
            <a
              href={lawyer.linkedIn}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('home:linkedinLawyer', { name: isolate(name) })}
            >
              <IconBrandLinkedin size={20} stroke={1.6} aria-hidden="true" />
            </a>
          )}
        </p>
      )}
    </>
  );
}
