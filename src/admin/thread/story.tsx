import type { AnyResource } from '#contract/define-resource.ts';
import { isShown } from '#contract/show-when.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { columnLabel } from '../column.tsx';
import { ShowValue } from '../show-value.tsx';
import styles from './thread-screen.module.css';

/** What was written and sent: the story of the definition, without the title that stands over it. */
export function Story({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { language } = useLanguage();
  const keys = resource.show.sections
    .filter(({ story }) => story)
    .flatMap(({ fields }) => fields)
    .filter((key) => key !== resource.title && isShown(resource.fields[key]?.showWhen, record));
  return (
    <>
      {keys.map((key) => (
        <section key={key}>
          <h2 className={styles.heading}>{columnLabel(resource, key, language)}</h2>
          <div className={styles.prose}>
            <ShowValue resource={resource} columnKey={key} record={record} />
          </div>
        </section>
      ))}
    </>
  );
}
