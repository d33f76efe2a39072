import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsChange } from '#contract/rows-change.ts';
import { UserText } from '#ui/text/user-text.tsx';

const WAYS = ['added', 'changed', 'removed'] as const;

/** Which of the nested rows were added, changed and removed. */
export function ChangedRows({ change }: { change: RowsChange }) {
  const { t } = useTranslation(['thread', 'panel']);
  const ways = WAYS.filter((way) => change[way].length > 0);
  // Their order was changed, or nobody knows any more what was.
  if (ways.length === 0) return <>{t('thread:rows_changed')}</>;
  return (
    <>
      {ways.map((way, nth) => (
        <Fragment key={way}>
          {nth > 0 && ' · '}
          {t(`thread:rows_${way}`)}{' '}
          {change[way].map((name, at) => (
            // Two may have the same name; they never change places.
            <Fragment key={at}>
              {at > 0 && t('panel:listSeparator')}
              <UserText>{name}</UserText>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}
