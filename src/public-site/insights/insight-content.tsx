import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lawyerPath, pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Picture } from '#ui/records/picture.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import { Localized } from '../localized.tsx';
import type { Lawyer } from '../lawyers/use-lawyers.ts';
import { PracticeIndex } from '../services/practice-index.tsx';
import { useServiceCategories } from '../services/use-services.ts';
import { wordsOf } from '../words-of.ts';
import styles from './insight-page.module.css';
import type { Insight } from './use-insights.ts';

interface InsightContentProps {
  insight: Insight;
  /** The lawyer who wrote it, where they have a page. */
  author: Lawyer | undefined;
}

/** The text of an article, who wrote it, and what the firm does about what it is about. */
export function InsightContent({ insight, author }: InsightContentProps) {
  const { t } = useTranslation(['insights', 'nav']);
  const { data } = useServiceCategories();
  const services = data?.data.filter(({ id }) => insight.categoryIds.includes(id)) ?? [];
  return (
    <div className={styles.content}>
      <article className={styles.article}>
        <p className={styles.summary} dir="auto">
          {insight.summary}
        </p>
        {insight.picture && (
          <Picture
            image={insight.picture}
            alt=""
            sizes="(width < 800px) 100vw, 760px"
            isEager
            className={styles.picture}
          />
        )}
        <TextBlocks text={insight.body} className={styles.body} />
        <p className={styles.note}>{t('insights:note')}</p>
      </article>
      {author && (
        <section aria-labelledby="author" className={styles.author}>
          <h2 id="author" className="visually-hidden">
            {t('insights:author')}
          </h2>
          <p>
            <Link to={lawyerPath(author.slug)}>
              <Localized words={wordsOf(author, 'name')} />
            </Link>
            <span>
              <Localized words={wordsOf(author, 'jobTitle')} />
            </span>
          </p>
          <ButtonLink to={pages.consultations.path}>{t('nav:requestConsultation')}</ButtonLink>
        </section>
      )}
      {services.length > 0 && (
        <section aria-labelledby="related-services">
          <h2 id="related-services" className={styles.title}>
            {t('insights:services')}
          </h2>
          <PracticeIndex categories={services} />
        </section>
      )}
    </div>
  );
}
