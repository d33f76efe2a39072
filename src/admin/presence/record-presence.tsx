import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { directionOf } from '#contract/language.ts';
import { usePresent } from '#providers/live/open-record.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useColleagueNames } from '../refine/use-colleague-names.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { InitialTile } from '#ui/brand/initial-tile.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { LastSave } from './last-save.tsx';
import styles from './record-presence.module.css';

/** More than these are told by their names alone. */
const TILES = 3;

interface RecordPresenceProps {
  resource: AnyResource;
  /** As it came here. */
  record: Pick<AnyRecord, 'id' | 'updatedAt'>;
}

/** Which colleagues have this record open at the same moment, and who of them has saved it meanwhile. */
export function RecordPresence({ resource, record: { id, updatedAt } }: RecordPresenceProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const self = useSession()?.user.id;
  const others = useColleagueNames(usePresent(resource.name, id).filter((userId) => userId !== self));
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => isolate(name)));
  return (
    // Always there, so that who comes is also said.
    <span role="status" className={styles.presence}>
      {others.slice(0, TILES).map(({ id: userId, name }) => (
        <span key={userId} className={styles.person}>
          <InitialTile name={name} kind="staff" size="small" />
        </span>
      ))}
      {others.length > 0 && (
        // A name in the letters of the other language would turn the sentence round.
        <bdi dir={directionOf(language)}>
          {t(others.length === 1 ? 'records:alsoOpen' : 'records:alsoOpenMany', { names })}
        </bdi>
      )}
      <LastSave key={id} resource={resource} id={id} since={updatedAt} />
    </span>
  );
}
