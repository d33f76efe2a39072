import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lawyerPath } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './insight-line.module.css';
import type { Insight } from './use-insights.ts';

interface InsightLineProps {
  insight: Insight;
  /** The slug of the author's page. Default: the name is no link. */
  authorSlug?: string | undefined;
}

/** Who wrote an article, when it was published, and when it was revised. */
export function InsightLine({ insight, authorSlug }: InsightLineProps) {
  const { t } = useTranslation(['insights']);
  const { language } = useLanguage();
  const { author, createdAt, updatedAt } = insight;
  const day = (at: string) => formatDate({ at, language });
  const isRevised = day(updatedAt) !== day(createdAt);
  const name = <UserText>{author ?? ''}</UserText>;
  return (
    <p className={styles.line}>
      {author !== null && (authorSlug ? <Link to={lawyerPath(authorSlug)}>{name}</Link> : name)}
      <time dateTime={createdAt}>{day(createdAt)}</time>
      {isRevised && <span>{t('insights:revised', { day: day(updatedAt) })}</span>}
    </p>
  );
}
