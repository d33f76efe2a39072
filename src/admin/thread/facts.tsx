import type { AnyResource } from '#contract/define-resource.ts';
import { isShown } from '#contract/show-when.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useAccess } from '../refine/use-access.ts';
import { columnLabel } from '../column.tsx';
import { ShowValue } from '../show-value.tsx';
import { ContactCard } from './contact-card.tsx';
import { eyebrowKeys } from './eyebrow-keys.ts';
import { EarlierRecords } from './earlier-records.tsx';
import { FactEditor } from './fact-editor.tsx';
import { TakeButton } from './take-button.tsx';
import styles from './thread-screen.module.css';

/** Whom it is about, and what is known of it; what this person may change is changed in its place. */
export function Facts({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { language } = useLanguage();
  const { fields: readable = [] } = useAccess(resource.name, 'show');
  const { fields: writable = [] } = useAccess(resource.name, 'edit', { record });
  const keys = resource.show.sections
    .filter(({ story }) => !story)
    .flatMap(({ fields }) => fields)
    .filter((key) => ![resource.owner, resource.workflow?.field, ...eyebrowKeys(resource)].includes(key))
    .filter((key) => resource.fields[key] === undefined || readable.includes(key))
    .filter((key) => isShown(resource.fields[key]?.showWhen, record))
    // What a move may fill in some day is not missing before.
    .filter((key) => !isLeftToMoves(resource, key) || !isEmpty(record[key]));
  return (
    <aside className={styles.facts} aria-label={resource.labels.one[language]}>
      <ContactCard resource={resource} record={record} />
      <dl>
        {keys.map((key) => {
          const field = resource.fields[key];
          return (
            <div key={key} className={styles.fact}>
              <dt>{columnLabel(resource, key, language)}</dt>
              <dd>
                <ShowValue resource={resource} columnKey={key} record={record} />
                {field && writable.includes(key) && (
                  <FactEditor resource={resource} record={record} fieldKey={key} field={field} />
                )}
              </dd>
              {key === resource.assignee && writable.includes(key) && (
                <TakeButton resource={resource} record={record} fieldKey={key} />
              )}
            </div>
          );
        })}
      </dl>
      <EarlierRecords resource={resource} record={record} />
    </aside>
  );
}

const isLeftToMoves = ({ workflow }: AnyResource, key: string): boolean =>
  Object.values(workflow?.moves ?? {}).some(({ input }) => input !== undefined && key in input);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
