import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { namesRecord } from '#contract/field-kinds.ts';
import { labelKey } from '#contract/field-keys.ts';
import { ownerNameOf, titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useArrivalFocus } from '#ui/layout/use-arrival-focus.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { EditLink } from '../actions/edit-link.tsx';
import { CellValue } from '../column.tsx';
import { RecordPresence } from '../presence/record-presence.tsx';
import { ContactLinks } from './contact-links.tsx';
import { eyebrowKeys } from './eyebrow-keys.ts';
import { Moves } from './moves.tsx';
import styles from './thread-screen.module.css';

/** What the record is called, where it stands, and what can be done with it now. */
export function RecordHead({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['admin']);
  const heading = useArrivalFocus();
  const title = titleOf(resource, record);
  const owner = ownerNameOf(resource, record);
  const panel = t('admin:title');
  const shown = eyebrowKeys(resource).filter((key) => record[key] !== null);
  useEffect(() => {
    document.title = `${title} | ${panel}`;
  }, [title, panel]);
  return (
    <header>
      <p className={styles.eyebrow}>
        {shown.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && ' · '}
            {namesRecord(resource, key) ? (
              <UserText>{String(record[labelKey(key)] ?? '')}</UserText>
            ) : (
              <CellValue resource={resource} columnKey={key} record={record} />
            )}
          </Fragment>
        ))}{' '}
        <RecordPresence resource={resource} record={record} />
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <UserText>{title}</UserText>
      </h1>
      {owner !== '' && (
        <UserText as="p" className={styles.owner}>
          {owner}
        </UserText>
      )}
      <div className={styles.moves}>
        <Moves resource={resource} record={record} />
        <EditLink resource={resource} record={record} variant="default" />
        <ContactLinks resource={resource} id={record.id} />
      </div>
    </header>
  );
}
