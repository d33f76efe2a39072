import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#contract/import-report.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { NoValue } from '../fields/no-value.tsx';
import styles from './import-screen.module.css';
import { saveLeftOut } from './save-left-out.ts';

/** Everything that is wrong in a file, and the rows that were left out of an import, to be taken along. */
export function ImportErrors({ report: { errors, leftOut } }: { report: ImportReport }) {
  const { t } = useTranslation(['transfer']);
  return (
    <>
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
  );
}
