import { useLanguage } from '#providers/i18n/use-language.ts';
import { PageHeading } from '../page-heading.tsx';
import type { SteppedMatter } from './steps.ts';
import styles from './submission.module.css';

/**
 * What the page is about.
 * @param title names the page in the browser's tab: the step, where there is one
 */
export function SubmissionIntro({ kind, title }: { kind: SteppedMatter; title: string }) {
  const { language } = useLanguage();
  const { words } = kind.portal.form;
  return (
    <>
      <PageHeading title={title} description={words.description[language]} className={styles.title}>
        {words.title[language]}
      </PageHeading>
      <p className={styles.lead}>{words.lead[language]}</p>
    </>
  );
}
