import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type ComparedParty,
  type Conflict,
  type PartySide,
  isErased,
  waitsForDecision,
} from '#contract/conflicts.ts';
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

/**
 * The two parties that may be one: as they were compared, in all letters, on which side and where.
 * @param conflicts what was found together of the two; at least one
 */
export function ConflictPair({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation(['thread']);
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t('thread:conflictHere')}</dt>
        <dd>
          {byName(conflicts, ({ party }) => party).map(([{ party }]) => (
            <Here key={nameOf(party)} party={party} />
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('thread:conflictKnown')}</dt>
        <dd>
          {byName(conflicts, ({ other }) => other).map((named) => (
            <Known key={nameOf(named[0].other)} named={named} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Here({ party }: Pick<Conflict, 'party'>) {
  const { t } = useTranslation(['thread']);
  return (
    <div>
      <Names of={party} />
      {party && <p className={styles.side}>{t(SIDES[party.side])}</p>}
    </div>
  );
}

/** Somebody whom the firm knows, and wherever that is. */
function Known({ named }: { named: readonly [Conflict, ...Conflict[]] }) {
  const { t } = useTranslation(['thread']);
  return (
    <div>
      <Names of={named[0].other} />
      {named.map((conflict) => (
        <div key={conflict.id}>
          {conflict.other && <Place other={conflict.other} />}
          {conflict.other?.isNamedStill === false && waitsForDecision(conflict) && (
            <p className={styles.side}>{t('thread:conflictNamedNoMore')}</p>
          )}
        </div>
      ))}
    </div>
  );
}

const nameOf = (named: ComparedParty | null): string =>
  JSON.stringify(named && [named.nameAr, named.nameEn, named.number]);

/** What is called the same is written once. */
function byName(
  conflicts: readonly Conflict[],
  whom: (conflict: Conflict) => ComparedParty | null,
): [Conflict, ...Conflict[]][] {
  const named = new Map<string, [Conflict, ...Conflict[]]>();
  for (const conflict of conflicts) {
    const known = named.get(nameOf(whom(conflict)));
    if (known) known.push(conflict);
    else named.set(nameOf(whom(conflict)), [conflict]);
  }
  return [...named.values()];
}

function Place({ other }: { other: NonNullable<Conflict['other']> }) {
  const { t } = useTranslation(['thread']);
  const { record, side } = other;
  const number = record && <Ltr>{record.number}</Ltr>;
  return (
    <p className={styles.side}>
      {record === null ? (
        t('thread:conflictClient')
      ) : (
        <>
          {t('thread:conflictIn', { side: t(SIDES[side]) })} {/* The record was erased with its party. */}
          {isErased(other) ? (
            number
          ) : (
            <Link to={`${adminPath(resourceNamed(record.resource))}/${record.id}`}>{number}</Link>
          )}
        </>
      )}
    </p>
  );
}

function Names({ of: named }: { of: ComparedParty | null }) {
  const { t } = useTranslation(['thread']);
  if (named === null || isErased(named)) return <p>{t('thread:conflictErased')}</p>;
  const { nameAr, nameEn, number } = named;
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
