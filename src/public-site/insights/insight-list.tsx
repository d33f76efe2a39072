import { Link } from 'react-router-dom';
import { insightPath } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Picture } from '#ui/records/picture.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { InsightLine } from './insight-line.tsx';
import styles from './insight-list.module.css';
import type { Insight } from './use-insights.ts';

interface InsightListProps {
  insights: readonly Insight[];
  /** They stand in a section of their own, under its title. Default: they are what the page is about. */
  isNested?: boolean;
}

/** Articles as ruled rows: what each is about, who wrote it, and when. */
export function InsightList({ insights, isNested = false }: InsightListProps) {
  const Title = isNested ? 'h3' : 'h2';
  const { language } = useLanguage();
  return (
    <ul className={styles.list} data-nested={isNested || undefined}>
      {insights.map((insight) => (
        <li key={insight.id} className={styles.row}>
          <div className={styles.words}>
            <Title className={styles.title} lang={language}>
              <Link to={insightPath(insight.slug)}>
                <UserText>{insight.title}</UserText>
              </Link>
            </Title>
            <UserText as="p" className={styles.summary}>
              {insight.summary}
            </UserText>
            <InsightLine insight={insight} />
          </div>
          {insight.picture && (
            <Picture
              image={insight.picture}
              alt=""
              sizes="(width < 768px) 100vw, 260px"
              className={styles.picture}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
