import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useAnyRecords } from '#providers/use-records.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './dashboard-screen.module.css';

/** How many records of a resource there are, leading to its list. */
export function ResourceTotal({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data, error } = useAnyRecords(resource, listQueryOf(resource, { pageSize: 1 }));
  return (
    <li>
      <Link to={adminPath(resource)} className={styles.total}>
        <span className={styles.name}>{resource.labels.many[language]}</span>
        <span className={styles.figure} aria-hidden="true">
          {data ? <bdi>{data.total}</bdi> : error ? '—' : <Skeleton width={48} height={30} />}
        </span>
        <span className={data ? 'visually-hidden' : styles.note}>
          {data ? t('panel.records', { count: data.total }) : error ? describeFailure(error, language) : null}
        </span>
      </Link>
    </li>
  );
}
