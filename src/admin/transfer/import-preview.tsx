import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#contract/import-report.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { NoValue } from '../fields/no-value.tsx';
import styles from './import-screen.module.css';
import { saveLeftOut } from './save-left-out.ts';

const COUNTS = ['created', 'changed', 'same', 'wrong'] as const;

/** What a file would do, and everything that is wrong in it. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { t } = useTranslation(['transfer', 'panel']);
  const { errors, errorCount, unknownColumns, created, changed, wrong, isDone, leftOut } = report;
  return (
    <>
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
          {t('transfer:unknownColumns', { names: unknownColumns.join(t('panel:listSeparator')) })}
        </Notice>
      )}
      {errorCount === 0 && created + changed === 0 && <Notice isLive>{t('transfer:nothingNew')}</Notice>}
      {(errorCount > 0 || leftOut !== null) && (
        <>
          <Notice tone="attention" isLive>
            {isDone
              ? t('transfer:leftOut', { count: wrong })
              : t(created + changed > 0 ? 'transfer:nothingSaved' : 'transfer:nothingRight')}{' '}
            {errorCount > errors.length &&
              t('transfer:moreErrors', { told: errors.length, count: errorCount })}
          </Notice>
          {leftOut !== null && (
            <div>
              <Button onClick={() => saveLeftOut(leftOut)}>{t('transfer:downloadLeftOut')}</Button>
            </div>
          )}
          {errors.length > 0 && (
            <Table
              className={styles.errors}
              verticalSpacing={8}
              horizontalSpacing={12}
              aria-label={t('transfer:errors')}
            >
              <thead>
                <tr>
                  <th scope="col">{t('transfer:row')}</th>
                  <th scope="col">{t('transfer:column')}</th>
                  <th scope="col">{t('transfer:value')}</th>
                  <th scope="col">{t('transfer:problem')}</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ row, column, value, message }, at) => (
                  <tr key={at}>
                    <td>
                      <Ltr>{row}</Ltr>
                    </td>
                    <td>{column === null ? t('transfer:wholeRow') : <UserText>{column}</UserText>}</td>
                    <td>{value === null ? <NoValue /> : <UserText>{value}</UserText>}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </>
      )}
    </>
  );
}
