import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inWritingOf } from '#contract/in-writing.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { PrivacyLine } from '../sending/privacy-line.tsx';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { LostFiles } from '../sending/lazy-lost-files.ts';
import sending from '../sending/sending.module.css';
import { FILES } from '../sending/files-key.ts';
import { ReviewSlot } from '../appointments/review-slot.tsx';
import { ReviewFact } from './review-fact.tsx';
import { type SteppedMatter, type Typed, asksIn, stepOf, stepsOf } from './steps.ts';
import styles from './submission.module.css';
import type { Choices } from './use-choices.ts';

export interface ReviewStepProps {
  kind: SteppedMatter;
  typed: Typed;
  choices: Choices;
  files: readonly File[];
  /** Chosen before a reload: they have to be chosen again. */
  lostNames: readonly string[];
}

/** The last step: everything once more, with a way back to each part. */
export function ReviewStep(given: ReviewStepProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const { portal } = given.kind;
  const wish = portal.calendar?.booking?.wish;
  const written = inWritingOf(portal, given.typed);
  return (
    <>
      <LiveRegion>
        {given.lostNames.length > 0 && (
          <LazyBoundary>
            <LostFiles names={given.lostNames}>
              <Link to={`?step=${stepOf(given.kind, FILES)}`} className={sending.link}>
                {t('requestForm:filesStep')}
              </Link>
            </LostFiles>
          </LazyBoundary>
        )}
      </LiveRegion>
      {stepsOf(given.kind).map((step, at) => {
        const name = step.label[language];
        const fields = asksIn(given.kind, step, given.typed);
        return (
          <section key={name} aria-label={name} className={styles.part}>
            <div className={styles.partHead}>
              <h3>{name}</h3>
              <Link to={`?step=${at + 1}`}>{t('requestForm:editStep', { step: name })}</Link>
            </div>
            <dl className={styles.facts}>
              {fields.map((key) => (
                <ReviewFact key={key} field={key} {...given} />
              ))}
            </dl>
            {wish !== undefined && fields.includes(wish) && <ReviewSlot {...given} />}
            {wish !== undefined && step.fields.includes(wish) && written && (
              <p className={styles.quiet}>{written.cost[language]}</p>
            )}
          </section>
        );
      })}
      <p className={sending.secrecy}>
        <IconLock size={16} stroke={1.6} aria-hidden="true" />
        {t('requestForm:confidentiality')}
      </p>
      <PrivacyLine />
    </>
  );
}
