import type { ReferenceCount } from '#contract/uses.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resources } from '#resources/index.ts';
import styles from '../list/bulk-dialog.module.css';

/** What points at a record: how many of which resource. */
export function RecordUses({ uses }: { uses: readonly ReferenceCount[] }) {
  const { language } = useLanguage();
  if (uses.length === 0) return null;
  return (
    <ul className={styles.concerned}>
      {uses.map(({ resource: name, count }, at) => (
        // Two fields of one resource may point at it; they never change places.
        <li key={at}>
          {resources.find((resource) => resource.name === name)?.labels.many[language] ?? name}
          <bdi>{new Intl.NumberFormat(`${language}-u-nu-latn`).format(count)}</bdi>
        </li>
      ))}
    </ul>
  );
}
