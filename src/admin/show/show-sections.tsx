import type { AnyResource } from '#contract/define-resource.ts';
import { isShown } from '#contract/show-when.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useAccess } from '../refine/use-access.ts';
import { columnLabel } from '../column.tsx';
import { ShowValue } from '../show-value.tsx';
import styles from './show-screen.module.css';

/** The definition's sections, each a list of names and values. */
export function ShowSections({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { language } = useLanguage();
  const { fields: readable = [] } = useAccess(resource.name, 'show');
  return (
    <div className={styles.sections}>
      {resource.show.sections.map((section, at) => (
        <section key={at} className={styles.section}>
          {section.label && <h2 className={styles.heading}>{section.label[language]}</h2>}
          <dl>
            {section.fields
              .filter((key) => {
                const field = resource.fields[key];
                return !field || (readable.includes(key) && isShown(field.showWhen, record));
              })
              .map((key) => (
                <div key={key} className={styles.line}>
                  <dt>{columnLabel(resource, key, language)}</dt>
                  <dd>
                    <ShowValue resource={resource} columnKey={key} record={record} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
