import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#contract/import-report.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { isolate } from '#ui/text/isolate.ts';
import styles from './import-screen.module.css';

const COUNTS = ['created', 'changed', 'same', 'wrong'] as const;

/** What a file would do, or has done, in numbers and a sentence. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { t } = useTranslation(['transfer', 'panel']);
  const { errors, errorCount, unknownColumns, created, changed, wrong, isDone, leftOut } = report;
  return (
    <div className={styles.outcome}>
      <dl className={styles.counts} aria-label={t('transfer:counts')}>
        {COUNTS.map((kind) => (
          <div key={kind} className={styles.count} data-kind={report[kind] > 0 ? kind : undefined}>
            <dt>{t(`transfer:${kind}`)}</dt>
            <dd>
              <Ltr>{report[kind]}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      {unknownColumns.length > 0 && (
        <Notice tone="attention">
          {t('transfer:unknownColumns', {
            names: unknownColumns.map(isolate).join(t('panel:listSeparator')),
          })}
        </Notice>
      )}
      {errorCount === 0 && created + changed === 0 && <Notice>{t('transfer:nothingNew')}</Notice>}
      {(errorCount > 0 || leftOut !== null) && (
        <Notice tone="attention">
          {isDone
            ? t('transfer:leftOut', { count: wrong })
            : t(created + changed > 0 ? 'transfer:nothingSaved' : 'transfer:nothingRight')}{' '}
          {errorCount > errors.length && t('transfer:moreErrors', { told: errors.length, count: errorCount })}
        </Notice>
      )}
    </div>
  );
}
