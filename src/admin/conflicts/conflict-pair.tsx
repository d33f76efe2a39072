import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Conflict, type PartySide, waitsForDecision } from '#contract/conflicts.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { resourceNamed } from '#resources/index.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './conflicts.module.css';

const SIDES = {
  own: 'thread:ownSide',
  other: 'thread:otherSide',
  related: 'thread:relatedSide',
} as const satisfies Record<PartySide, string>;

/** The two parties that may be one: as they were compared, in all letters, on which side and where. */
export function ConflictPair({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation(['thread']);
  const { party, other } = conflict;
  const waits = waitsForDecision(conflict);
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t('thread:conflictHere')}</dt>
        <dd>
          {party === null ? (
            t('thread:conflictErased')
          ) : (
            <>
              <Names of={party} />
              <p className={styles.side}>{t(SIDES[party.side])}</p>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('thread:conflictKnown')}</dt>
        <dd>
          {other === null ? t('thread:conflictErased') : <Known other={other} />}
          {other?.isNamedStill === false && waits && (
            <p className={styles.side}>{t('thread:conflictNamedNoMore')}</p>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Known({ other }: { other: NonNullable<Conflict['other']> }) {
  const { t } = useTranslation(['thread']);
  const { record, side } = other;
  return (
    <>
      <Names of={other} />
      <p className={styles.side}>
        {record === null ? (
          t('thread:conflictClient')
        ) : (
          <>
            {t('thread:conflictIn', { side: t(SIDES[side]) })}{' '}
            <Link to={`${adminPath(resourceNamed(record.resource))}/${record.id}`}>
              <Ltr>{record.number}</Ltr>
            </Link>
          </>
        )}
      </p>
    </>
  );
}

function Names({
  of: { nameAr, nameEn, number },
}: {
  of: Pick<NonNullable<Conflict['other']>, 'nameAr' | 'nameEn' | 'number'>;
}) {
  return (
    <>
      {[nameAr, nameEn].filter(Boolean).map((name) => (
        <p key={name} className={styles.name}>
          <UserText>{name}</UserText>
        </p>
      ))}
      {number !== '' && (
        <p>
          <Ltr>{number}</Ltr>
        </p>
      )}
    </>
  );
}
