import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsChange } from '#contract/thread.ts';
import { UserText } from '#ui/text/user-text.tsx';

const WAYS = ['added', 'changed', 'removed'] as const;

/** Which of the nested rows were added, changed and removed. */
export function ChangedRows({ change }: { change: RowsChange }) {
  const { t } = useTranslation(['thread', 'panel']);
  const ways = WAYS.flatMap((way) => {
    const names = change[way] ?? [];
    return names.length > 0 ? [{ way, names }] : [];
  });
  // Their order was changed, or nobody knows any more what was.
  if (ways.length === 0) return <>{t('thread:rows_changed')}</>;
  return (
    <>
      {ways.map(({ way, names }, nth) => (
        <Fragment key={way}>
          {nth > 0 && ' · '}
          {t(`thread:rows_${way}`)}{' '}
          {names.map((name, at) => (
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
